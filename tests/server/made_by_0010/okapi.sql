BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE archives (
	game VARCHAR(64) NOT NULL, 
	steps TEXT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "archives" VALUES('id-4','c-q}s>vE$!5`C2||29>+U-BxG{Ai)ZVS>RQ#z|$T=G|BL0@xOrfSv5lRw|Vkq&9ujefp@yk6()|{<C<X%S8d(X7RxEGF*Z1U%4xa<sz-tYbgEVVX<wXZWhZ0q)k<a&mN(`I$Xe4ESqh(^5fUzqIuuo<Kp4*Fg!0;$)<pJtP@|uTlu(HKJLwjA@uihIKHVNFOw8%pR|^n;ZPF(ZSU*{7FBqrs>xr&yqPB6p7Un@Y**~&PyXQPvHpXR<B0uek6WypD;s(Gg3ZY6{k{D#Eb@PY!{+%lFA7YOU}^)&CNG<6ro|LCm^9T}8I0{blrzn^qQZ4nl??_Uk~Mf(!8QOg)7+-2o1}9#N#3A%&9{kz_bKZ~hwJx_MNz%Yo<2G9=<T6T&x04zmuaC#FGBC<u3Q!P*(IUpO9I}96#y50lEh(N!%RbdS33wnQsyhH^SM^`Pmm<%2{F@Fk-rAM+cs612b1e6g|*B7`H(9L$o;`$QC(3*jef$^>49=-f&Dp7#wYVzCW~ni8bfUupzCT^Hv10~jL=US*<!QXBmv${fz5t}o<a=_RE5EYwnAG%Eu&0?X@}a%OjlgZskoA1WyQ=&MQKJv2Ew4URBK36uZRJg@oZ3ZH&}10^3O&05SH5{eXh1x#wl_eKK+PM_wpkmev10bnC$(vCx1CP`AY}>9)!ioBUd&5s>AhaeT!H0(yJKHEF-M(bg{aZUlo?SDew>}X&VxI`)tYLI4Eg49C#<HIJ*lD9@CeIj#?h>3`6`*1RwQK4LszXhw?5S4mhHLm+K`y=f(j8%wyO%)$Hmr!P1|;;iOihU>Mqip*k>hG|d%9Dkb4EO{ow}JIz5VNf1)SWF|hJ=5@7eFiC@N>+`2<z1!bBRDoUi;<gk)0p(BJ58S}}I+zUif1Q_!2ll%Sq-y7i5dV+I#S2&RHt+XnJp5{hY^wZ_1?)4pkrCWfk6TBN+}<UKM$w^X=)C2nf3EQ5To!%^5uFMVy&<%0&!~c&AQB=PS|(J9R7=K*XF~JTw853?%xOoo7yR>~b>h7%njt3wZ0q$bHC|w~sS1DGbCfFx);!iYcdr2DYL_RW7=WK?;;cw)Y77W{UP)fq${<vwHrskZ8e3K^dd3j4TUHfcR<ObW$CT4d0L?6y8F48JAXbOJ)0g!HH&;#^uC+yTe1(>mcrQoMTgI?>YEuu}_}^#AkEi+Ep@r@d)E$E6J_Tr4D5E7Pt`Wye(M;hQ^;`}pp%Yn>{#D{)RGd%XMy+}vB<p~Pb0g=Psmw!`Vn`z5jLV2JGMLJ|30iwX5`7RFqfMT{4rAV4t_lmc!q34K&lp2`&XFDGNcEl7c3rI<Yy%~Ds1ppjI%pDD2Wfs?a*sWdZ>_e5@*bj&RAhX=ri1MBVFr<23uCN9BQlXWVY5sLBflV`PC;;UG@TkyQ4nO$tg_=5MWZ0tAZHDwC>Ux%P`Q*z<1ot@wK6sQ3qUwN`^^|c8@N;QN%i@pI{H!f$)`~PMyCrf8fk}?RS_V0p00N;J7?9Zs;fCV?!r*V47;EC&wQqlK@;PwYaCy`zIv!G*Oj^J@?8oodM31D;4QDAxKvH!OSl|`;OPcZ)T{@p;{#2ie2{s`Gm9M33<Lz(Dy6o@r(Q9VO3&}UyX~<HMWxz>dNN*0+ScZ6J2^3*E-bMfjJoRyY4*JxlVh*r=AOw}YdPvJ?W>6H8bn%tn@Wvp)X$!e#G39CQpU2rH0Z7&q~i@CaGVjwZIBaAcyBBd#xoE~a16ix3rgr!6tH>61FITwY@1>S<xzLd9TTUG)CN@^mPA;e3IiIXGcs_ACCD865*cxY0iSoual&9eF{r)^W;$Xp>^pV&stQ(K_QmK>l&(qih}Ttv@T@zwJuu1zg$}oS2hN>Fs3S=>s7t0}7!%+ADZ`}JMxr)ah#=L8RvxXkobt@16Ot^>J>(|tnMAFe3@VA~HgaZ!T@YkQCm!~_UMOaO%amI#c}h?c!td+&oYnxjsWm|25Ye7|Oiw=c@2EcA+XYeA2DQa@9bwD<zZze2Ss}pFAGz9&6>OXpyy2M-TUD@53QDO32p5<~gI=l(@2*x43N=ZJ+|_t&u)=@kxM3u32Ad+=QHxdIEmC)PZJ9+q)dNqv?Vq)O=MnAvbQv67Qqs{0B`n_a0x&2TxQu8a6$K#~RYAR)%n_WTRVOCQ@dzQI(O%)0Hko>O**c%p?S3+GxPtRSH$SWBU@t@o??D#dsqw<Iwsg}T+$8K8!&A}uq7&eF_)(??$jBa<_(_;zQh*>dvsMc#opTzfQ^e>Hu$foiu}u*3-e>xdjHt2$7<3PVjh|(t4g|6+WMC>VLu)iw5cWz|`wX1^U+z4Qzmv9tH4fsYMhH)SnU>Wn*2mkg?VHE@hS>DimzH09$~oc9qvhw@fKTz*(fs$*e*oT;!R7');
CREATE TABLE boards (
	hash VARCHAR(64) NOT NULL, 
	content TEXT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "boards" VALUES('74ac36a45cea6e759da50f1b6b044ec114bea7e32d7c658baac90dc94154d655','{"id":"africa","name":"Heart of Africa","places":[{"at":[0.27891,0.14376],"id":"ngaoundere","kind":"city","lat":7.32,"lon":13.58,"name":"Ngaound\u00e9r\u00e9"},{"at":[0.11484,0.20567],"id":"douala","kind":"city","lat":4.05,"lon":9.7,"name":"Douala"},{"at":[0.09844,0.26495],"id":"libreville","kind":"city","lat":0.39,"lon":9.45,"name":"Libreville"},{"at":[0.34687,0.25603],"id":"bangui","kind":"city","lat":4.36,"lon":18.56,"name":"Bangui"},{"at":[0.48203,0.23557],"id":"bondo","kind":"city","lat":3.81,"lon":23.68,"name":"Bondo"},{"at":[0.62578,0.1086],"id":"fachoda","kind":"city","lat":9.89,"lon":32.11,"name":"Fachoda"},{"at":[0.9,0.1511],"id":"addis-ababa","kind":"city","lat":9.03,"lon":38.74,"name":"Addis Ababa"},{"at":[0.69141,0.29643],"id":"bogoro","kind":"city","lat":1.4,"lon":30.28,"name":"Bogoro"},{"at":[0.8125,0.33316],"id":"port-florence","kind":"city","lat":-0.1,"lon":34.75,"name":"Port Florence"},{"at":[0.89687,0.42445],"id":"mombasa","kind":"city","lat":-4.05,"lon":39.66,"name":"Mombasa"},{"at":[0.89922,0.48059],"id":"dar-es-salaam","kind":"city","lat":-6.82,"lon":39.28,"name":"Dar-es-Salaam"},{"at":[0.14766,0.38353],"id":"cabinda","kind":"city","lat":-5.55,"lon":12.19,"name":"Cabinda"},{"at":[0.24688,0.36936],"id":"leopoldville","kind":"city","lat":-4.32,"lon":15.31,"name":"L\u00e9opoldville"},{"at":[0.16484,0.44124],"id":"luanda","kind":"city","lat":-8.84,"lon":13.23,"name":"Luanda"},{"at":[0.61328,0.44229],"id":"ujiji","kind":"city","lat":-4.92,"lon":29.68,"name":"Ujiji"},{"at":[0.6,0.49948],"id":"elizabethville","kind":"city","lat":-11.66,"lon":27.48,"name":"Elizabethville"},{"at":[0.73203,0.51784],"id":"livingstonia","kind":"city","lat":-10.61,"lon":34.11,"name":"Livingstonia"},{"at":[0.11406,0.56034],"id":"mocamedes","kind":"city","lat":-15.2,"lon":12.15,"name":"Mo\u00e7\u00e2medes"},{"at":[0.36719,0.58709],"id":"serpa-pinto","kind":"city","lat":-14.66,"lon":17.69,"name":"Serpa Pinto"},{"at":[0.75469,0.60651],"id":"zomba","kind":"city","lat":-15.39,"lon":35.32,"name":"Zomba"},{"at":[0.90312,0.63221],"id":"mocambique","kind":"city","lat":-15.03,"lon":40.73,"name":"Mo\u00e7ambique"},{"at":[0.62891,0.64061],"id":"salisbury","kind":"city","lat":-17.83,"lon":31.05,"name":"Salisbury"},{"at":[0.73672,0.70147],"id":"beira","kind":"city","lat":-19.84,"lon":34.84,"name":"Beira"},{"at":[0.58906,0.6915],"id":"bulawayo","kind":"city","lat":-20.15,"lon":28.58,"name":"Bulawayo"},{"at":[0.25391,0.70619],"id":"windhoek","kind":"city","lat":-22.56,"lon":17.08,"name":"Windhoek"},{"at":[0.15703,0.71511],"id":"walvis-bay","kind":"city","lat":-22.96,"lon":14.51,"name":"Walvis Bay"},{"at":[0.51406,0.766],"id":"pretoria","kind":"city","lat":-25.75,"lon":28.19,"name":"Pretoria"},{"at":[0.19219,0.83421],"id":"port-nolloth","kind":"city","lat":-29.25,"lon":16.87,"name":"Port Nolloth"},{"at":[0.4125,0.83631],"id":"bloemfontein","kind":"city","lat":-29.12,"lon":26.21,"name":"Bloemfontein"},{"at":[0.60469,0.83211],"id":"durban","kind":"city","lat":-29.86,"lon":31.02,"name":"Durban"},{"at":[0.20703,0.92392],"id":"cape-town","kind":"city","lat":-33.92,"lon":18.42,"name":"Cape Town"},{"at":[0.39297,0.9297],"id":"port-elizabeth","kind":"city","lat":-33.96,"lon":25.6,"name":"Port Elizabeth"},{"at":[0.47734,0.9192],"id":"east-london","kind":"city","lat":-33.02,"lon":27.91,"name":"East London"},{"at":[0.40703,0.16369],"id":"ndele","kind":"waystation","lat":8.41,"lon":20.65,"name":"Nd\u00e9l\u00e9"},{"at":[0.74062,0.21091],"id":"gondokoro","kind":"waystation","lat":4.9,"lon":31.66,"name":"Gondokoro"},{"at":[0.89687,0.30535],"id":"kismayu","kind":"waystation","lat":-0.36,"lon":42.54,"name":"Kismayu"},{"at":[0.47031,0.32529],"id":"coquilhatville","kind":"waystation","lat":0.05,"lon":18.26,"name":"Coquilhatville"},{"at":[0.48984,0.47744],"id":"luluabourg","kind":"waystation","lat":-5.9,"lon":22.42,"name":"Luluabourg"},{"at":[0.26328,0.52623],"id":"malanje","kind":"waystation","lat":-9.54,"lon":16.34,"name":"Malanje"},{"at":[0.23359,0.61805],"id":"caconda","kind":"waystation","lat":-13.74,"lon":15.07,"name":"Caconda"},{"at":[0.50547,0.60283],"id":"lealui","kind":"waystation","lat":-15.22,"lon":23.02,"name":"Lealui"},{"at":[0.38594,0.67891],"id":"ghanzi","kind":"waystation","lat":-21.7,"lon":21.65,"name":"Ghanzi"},{"at":[0.7875,0.47009],"id":"tabora","kind":"waystation","lat":-5.02,"lon":32.81,"name":"Tabora"},{"at":[0.13203,0.13484],"country":"nigeria","id":"nigeria-1","kind":"terminal","name":"Nigeria"},{"at":[0.14844,0.07293],"country":"nigeria","id":"nigeria-2","kind":"terminal","name":"Nigeria"},{"at":[0.46094,0.06401],"country":"chad","id":"chad-1","kind":"terminal","name":"Chad"},{"at":[0.46328,0.08762],"country":"chad","id":"chad-2","kind":"terminal","name":"Chad"},{"at":[0.75,0.07293],"country":"sudan","id":"sudan-1","kind":"terminal","name":"Sudan"},{"at":[0.80312,0.04669],"country":"sudan","id":"sudan-2","kind":"terminal","name":"Sudan"},{"at":[0.90312,0.75184],"country":"madagascar","id":"madagascar-1","kind":"port","name":"Madagascar"},{"at":[0.90078,0.91028],"country":"madagascar","id":"madagascar-2","kind":"port","name":"Madagascar"}],"routes":[{"between":["ngaoundere","nigeria-2"],"colour":"red","id":"ngaoundere--nigeria-2--a","length":3,"twin":"ngaoundere--nigeria-2--b"},{"between":["ngaoundere","nigeria-2"],"colour":"red","id":"ngaoundere--nigeria-2--b","length":3,"twin":"ngaoundere--nigeria-2--a"},{"between":["ngaoundere","chad-1"],"colour":"orange","id":"ngaoundere--chad-1","length":4},{"between":["ngaoundere","ndele"],"colour":"yellow","id":"ngaoundere--ndele","length":2},{"between":["ngaoundere","douala"],"colour":"white","id":"ngaoundere--douala","length":3},{"between":["ngaoundere","bangui"],"colour":"black","id":"ngaoundere--bangui","length":3},{"between":["douala","nigeria-1"],"colour":"white","id":"douala--nigeria-1--a","length":2,"twin":"douala--nigeria-1--b"},{"between":["douala","nigeria-1"],"colour":"black","id":"douala--nigeria-1--b","length":2,"twin":"douala--nigeria-1--a"},{"between":["douala","libreville"],"colour":"green","id":"douala--libreville--a","length":1,"twin":"douala--libreville--b"},{"between":["douala","libreville"],"colour":"purple","id":"douala--libreville--b","length":1,"twin":"douala--libreville--a"},{"between":["douala","bangui"],"colour":"grey","id":"douala--bangui","length":4},{"between":["libreville","bangui"],"colour":"green","id":"libreville--bangui","length":4},{"between":["libreville","cabinda"],"colour":"purple","id":"libreville--cabinda--a","length":3,"twin":"libreville--cabinda--b"},{"between":["libreville","cabinda"],"colour":"blue","id":"libreville--cabinda--b","length":3,"twin":"libreville--cabinda--a"},{"between":["libreville","leopoldville"],"colour":"blue","id":"libreville--leopoldville","length":4},{"between":["bangui","bondo"],"colour":"green","id":"bangui--bondo","length":2},{"between":["bangui","ndele"],"colour":"white","id":"bangui--ndele","length":2},{"between":["bangui","leopoldville"],"colour":"purple","id":"bangui--leopoldville","length":3},{"between":["ndele","chad-2"],"colour":"yellow","id":"ndele--chad-2","length":2},{"between":["ndele","bondo"],"colour":"black","id":"ndele--bondo","length":2},{"between":["ndele","fachoda"],"colour":"red","id":"ndele--fachoda","length":4},{"between":["bondo","fachoda"],"colour":"orange","id":"bondo--fachoda","length":4},{"between":["bondo","bogoro"],"colour":"blue","id":"bondo--bogoro","length":4},{"between":["bondo","coquilhatville"],"colour":"purple","id":"bondo--coquilhatville","length":2},{"between":["fachoda","sudan-1"],"colour":"yellow","id":"fachoda--sudan-1","length":2},{"between":["fachoda","addis-ababa"],"colour":"red","id":"fachoda--addis-ababa","length":5},{"between":["fachoda","gondokoro"],"colour":"black","id":"fachoda--gondokoro","length":3},{"between":["addis-ababa","sudan-2"],"colour":"red","id":"addis-ababa--sudan-2--a","length":3,"twin":"addis-ababa--sudan-2--b"},{"between":["addis-ababa","sudan-2"],"colour":"yellow","id":"addis-ababa--sudan-2--b","length":3,"twin":"addis-ababa--sudan-2--a"},{"between":["addis-ababa","gondokoro"],"colour":"white","id":"addis-ababa--gondokoro","length":3},{"between":["addis-ababa","port-florence"],"colour":"green","id":"addis-ababa--port-florence","length":5},{"between":["addis-ababa","kismayu"],"colour":"white","id":"addis-ababa--kismayu","length":4},{"between":["gondokoro","bogoro"],"colour":"grey","id":"gondokoro--bogoro","length":2},{"between":["gondokoro","port-florence"],"colour":"white","id":"gondokoro--port-florence","length":3},{"between":["bogoro","port-florence"],"colour":"white","id":"bogoro--port-florence","length":2},{"between":["bogoro","ujiji"],"colour":"green","id":"bogoro--ujiji","length":4},{"between":["bogoro","coquilhatville"],"colour":"purple","id":"bogoro--coquilhatville","length":4},{"between":["port-florence","kismayu"],"colour":"grey","id":"port-florence--kismayu","length":1},{"between":["port-florence","mombasa"],"colour":"purple","id":"port-florence--mombasa","length":2},{"between":["kismayu","mombasa"],"colour":"black","id":"kismayu--mombasa","length":3},{"between":["mombasa","tabora"],"colour":"black","id":"mombasa--tabora","length":2},{"between":["mombasa","dar-es-salaam"],"colour":"white","id":"mombasa--dar-es-salaam--a","length":1,"twin":"mombasa--dar-es-salaam--b"},{"between":["mombasa","dar-es-salaam"],"colour":"white","id":"mombasa--dar-es-salaam--b","length":1,"twin":"mombasa--dar-es-salaam--a"},{"between":["dar-es-salaam","livingstonia"],"colour":"black","id":"dar-es-salaam--livingstonia","length":3},{"between":["dar-es-salaam","mocambique"],"colour":"grey","id":"dar-es-salaam--mocambique--a","length":4,"twin":"dar-es-salaam--mocambique--b"},{"between":["dar-es-salaam","mocambique"],"colour":"grey","id":"dar-es-salaam--mocambique--b","length":4,"twin":"dar-es-salaam--mocambique--a"},{"between":["tabora","livingstonia"],"colour":"white","id":"tabora--livingstonia","length":1},{"between":["tabora","ujiji"],"colour":"blue","id":"tabora--ujiji","length":3},{"between":["ujiji","elizabethville"],"colour":"blue","id":"ujiji--elizabethville","length":1},{"between":["ujiji","luluabourg"],"colour":"purple","id":"ujiji--luluabourg","length":2},{"between":["elizabethville","livingstonia"],"colour":"purple","id":"elizabethville--livingstonia","length":2},{"between":["elizabethville","salisbury"],"colour":"blue","id":"elizabethville--salisbury","length":3},{"between":["elizabethville","lealui"],"colour":"green","id":"elizabethville--lealui","length":3},{"between":["livingstonia","zomba"],"colour":"green","id":"livingstonia--zomba","length":2},{"between":["zomba","salisbury"],"colour":"green","id":"zomba--salisbury","length":2},{"between":["zomba","beira"],"colour":"blue","id":"zomba--beira","length":2},{"between":["zomba","mocambique"],"colour":"purple","id":"zomba--mocambique","length":2},{"between":["mocambique","beira"],"colour":"grey","id":"mocambique--beira--a","length":3,"twin":"mocambique--beira--b"},{"between":["mocambique","beira"],"colour":"grey","id":"mocambique--beira--b","length":3,"twin":"mocambique--beira--a"},{"between":["mocambique","madagascar-1"],"colour":"grey","id":"mocambique--madagascar-1--a","length":3,"locomotives":1,"twin":"mocambique--madagascar-1--b"},{"between":["mocambique","madagascar-1"],"colour":"grey","id":"mocambique--madagascar-1--b","length":3,"locomotives":1,"twin":"mocambique--madagascar-1--a"},{"between":["madagascar-1","madagascar-2"],"colour":"grey","id":"madagascar-1--madagascar-2","length":4},{"between":["madagascar-2","durban"],"colour":"grey","id":"madagascar-2--durban--a","length":6,"locomotives":2,"twin":"madagascar-2--durban--b"},{"between":["madagascar-2","durban"],"colour":"grey","id":"madagascar-2--durban--b","length":6,"locomotives":2,"twin":"madagascar-2--durban--a"},{"between":["cabinda","leopoldville"],"colour":"green","id":"cabinda--leopoldville--a","length":1,"twin":"cabinda--leopoldville--b"},{"between":["cabinda","leopoldville"],"colour":"blue","id":"cabinda--leopoldville--b","length":1,"twin":"cabinda--leopoldville--a"},{"between":["cabinda","luanda"],"colour":"green","id":"cabinda--luanda--a","length":1,"twin":"cabinda--luanda--b"},{"between":["cabinda","luanda"],"colour":"green","id":"cabinda--luanda--b","length":1,"twin":"cabinda--luanda--a"},{"between":["leopoldville","luanda"],"colour":"blue","id":"leopoldville--luanda","length":2},{"between":["leopoldville","coquilhatville"],"colour":"green","id":"leopoldville--coquilhatville","length":4},{"between":["leopoldville","luluabourg"],"colour":"purple","id":"leopoldville--luluabourg","length":5},{"between":["coquilhatville","luluabourg"],"colour":"blue","id":"coquilhatville--luluabourg","length":4},{"between":["luluabourg","lealui"],"colour":"green","id":"luluabourg--lealui","length":3},{"between":["luluabourg","malanje"],"colour":"blue","id":"luluabourg--malanje","length":4},{"between":["luanda","malanje"],"colour":"green","id":"luanda--malanje","length":2},{"between":["luanda","mocamedes"],"colour":"purple","id":"luanda--mocamedes--a","length":3,"twin":"luanda--mocamedes--b"},{"between":["luanda","mocamedes"],"colour":"purple","id":"luanda--mocamedes--b","length":3,"twin":"luanda--mocamedes--a"},{"between":["mocamedes","caconda"],"colour":"red","id":"mocamedes--caconda","length":2},{"between":["mocamedes","walvis-bay"],"colour":"yellow","id":"mocamedes--walvis-bay--a","length":4,"twin":"mocamedes--walvis-bay--b"},{"between":["mocamedes","walvis-bay"],"colour":"yellow","id":"mocamedes--walvis-bay--b","length":4,"twin":"mocamedes--walvis-bay--a"},{"between":["malanje","caconda"],"colour":"orange","id":"malanje--caconda","length":2},{"between":["malanje","serpa-pinto"],"colour":"yellow","id":"malanje--serpa-pinto","length":2},{"between":["caconda","serpa-pinto"],"colour":"orange","id":"caconda--serpa-pinto","length":2},{"between":["caconda","windhoek"],"colour":"yellow","id":"caconda--windhoek","length":2},{"between":["serpa-pinto","ghanzi"],"colour":"red","id":"serpa-pinto--ghanzi","length":2},{"between":["lealui","ghanzi"],"colour":"orange","id":"lealui--ghanzi","length":3},{"between":["lealui","salisbury"],"colour":"purple","id":"lealui--salisbury","length":2},{"between":["salisbury","beira"],"colour":"purple","id":"salisbury--beira","length":2},{"between":["salisbury","bulawayo"],"colour":"black","id":"salisbury--bulawayo","length":1},{"between":["bulawayo","ghanzi"],"colour":"yellow","id":"bulawayo--ghanzi","length":3},{"between":["bulawayo","pretoria"],"colour":"white","id":"bulawayo--pretoria","length":2},{"between":["bulawayo","durban"],"colour":"black","id":"bulawayo--durban","length":3},{"between":["beira","durban"],"colour":"white","id":"beira--durban--a","length":4,"twin":"beira--durban--b"},{"between":["beira","durban"],"colour":"white","id":"beira--durban--b","length":4,"twin":"beira--durban--a"},{"between":["ghanzi","windhoek"],"colour":"red","id":"ghanzi--windhoek","length":2},{"between":["ghanzi","pretoria"],"colour":"orange","id":"ghanzi--pretoria","length":3},{"between":["ghanzi","bloemfontein"],"colour":"yellow","id":"ghanzi--bloemfontein","length":4},{"between":["windhoek","walvis-bay"],"colour":"orange","id":"windhoek--walvis-bay","length":1},{"between":["windhoek","port-nolloth"],"colour":"yellow","id":"windhoek--port-nolloth","length":3},{"between":["walvis-bay","port-nolloth"],"colour":"orange","id":"walvis-bay--port-nolloth--a","length":3,"twin":"walvis-bay--port-nolloth--b"},{"between":["walvis-bay","port-nolloth"],"colour":"orange","id":"walvis-bay--port-nolloth--b","length":3,"twin":"walvis-bay--port-nolloth--a"},{"between":["pretoria","bloemfontein"],"colour":"yellow","id":"pretoria--bloemfontein","length":2},{"between":["pretoria","durban"],"colour":"blue","id":"pretoria--durban--a","length":2,"twin":"pretoria--durban--b"},{"between":["pretoria","durban"],"colour":"blue","id":"pretoria--durban--b","length":2,"twin":"pretoria--durban--a"},{"between":["port-nolloth","bloemfontein"],"colour":"red","id":"port-nolloth--bloemfontein","length":4},{"between":["port-nolloth","cape-town"],"colour":"red","id":"port-nolloth--cape-town--a","length":2,"twin":"port-nolloth--cape-town--b"},{"between":["port-nolloth","cape-town"],"colour":"red","id":"port-nolloth--cape-town--b","length":2,"twin":"port-nolloth--cape-town--a"},{"between":["bloemfontein","durban"],"colour":"orange","id":"bloemfontein--durban","length":3},{"between":["bloemfontein","cape-town"],"colour":"orange","id":"bloemfontein--cape-town","length":4},{"between":["bloemfontein","port-elizabeth"],"colour":"orange","id":"bloemfontein--port-elizabeth","length":2},{"between":["bloemfontein","east-london"],"colour":"red","id":"bloemfontein--east-london","length":2},{"between":["cape-town","port-elizabeth"],"colour":"black","id":"cape-town--port-elizabeth--a","length":3,"twin":"cape-town--port-elizabeth--b"},{"between":["cape-town","port-elizabeth"],"colour":"black","id":"cape-town--port-elizabeth--b","length":3,"twin":"cape-town--port-elizabeth--a"},{"between":["port-elizabeth","east-london"],"colour":"white","id":"port-elizabeth--east-london--a","length":1,"twin":"port-elizabeth--east-london--b"},{"between":["port-elizabeth","east-london"],"colour":"white","id":"port-elizabeth--east-london--b","length":1,"twin":"port-elizabeth--east-london--a"},{"between":["east-london","durban"],"colour":"black","id":"east-london--durban--a","length":3,"twin":"east-london--durban--b"},{"between":["east-london","durban"],"colour":"black","id":"east-london--durban--b","length":3,"twin":"east-london--durban--a"}],"size":[2550,3799],"tickets":[{"between":["bangui","cabinda"],"points":4},{"between":["bangui","chad"],"points":4},{"between":["livingstonia","mocambique"],"points":4},{"between":["beira","elizabethville"],"points":5},{"between":["bulawayo","windhoek"],"points":5},{"between":["mombasa","ujiji"],"points":5},{"between":["serpa-pinto","walvis-bay"],"points":5},{"between":["bulawayo","east-london"],"points":6},{"between":["leopoldville","ngaoundere"],"points":6},{"between":["port-nolloth","pretoria"],"points":6},{"between":["chad","douala"],"points":7},{"between":["dar-es-salaam","salisbury"],"points":7},{"between":["bangui","sudan"],"points":8},{"between":["bogoro","leopoldville"],"points":8},{"between":["bogoro","ngaoundere"],"points":8},{"between":["durban","walvis-bay"],"points":8},{"between":["elizabethville","serpa-pinto"],"points":8},{"between":["port-elizabeth","walvis-bay"],"points":8},{"between":["port-florence","sudan"],"points":8},{"between":["bloemfontein","madagascar"],"points":9},{"between":["bulawayo","luanda"],"points":9},{"between":["fachoda","nigeria"],"points":9},{"between":["fachoda","ujiji"],"points":9},{"between":["bloemfontein","luanda"],"points":10},{"between":["livingstonia","windhoek"],"points":10},{"between":["mocambique","port-elizabeth"],"points":11},{"between":["port-nolloth","zomba"],"points":11},{"between":["libreville","sudan"],"points":12},{"between":["mocamedes","port-elizabeth"],"points":12},{"between":["bogoro","mocamedes"],"points":13},{"between":["cabinda","zomba"],"points":13},{"between":["cape-town","madagascar"],"points":13},{"between":["mombasa","windhoek"],"points":13},{"between":["addis-ababa","beira"],"points":14},{"between":["addis-ababa","nigeria"],"points":14},{"between":["bondo","pretoria"],"points":14},{"between":["libreville","salisbury"],"points":14},{"between":["port-florence","serpa-pinto"],"points":14},{"between":["addis-ababa","pretoria"],"points":16},{"between":["dar-es-salaam","mocamedes"],"points":16},{"between":["beira","chad"],"points":17},{"between":["chad","mocambique"],"points":17},{"between":["livingstonia","nigeria"],"points":17},{"between":["bondo","east-london"],"points":18},{"between":["durban","nigeria"],"points":18},{"between":["madagascar","ngaoundere"],"points":20},{"between":["douala","madagascar"],"points":22},{"between":["cape-town","sudan"],"points":24}]}');
CREATE TABLE bot_failures (
	id INTEGER NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	bot VARCHAR(64) NOT NULL, 
	error TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE calls (
	token VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	name VARCHAR(40), 
	made BIGINT NOT NULL, 
	wake_at BIGINT, 
	attempts INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (token, game), 
	FOREIGN KEY(token) REFERENCES subscriptions (token) ON DELETE CASCADE, 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "calls" VALUES('3f08aace122ee2368432c1ca23a049bc640bafbf00fdf33a52429f38ba12dbf9','id-5','turn',27,NULL,1794790193724,1794812400000,0);
CREATE TABLE games (
	id VARCHAR(64) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	board_id VARCHAR(64) NOT NULL, 
	board_hash VARCHAR(64) NOT NULL, 
	rules TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	clock INTEGER, 
	bot_delay INTEGER NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	words TEXT DEFAULT '[]' NOT NULL, 
	seq INTEGER DEFAULT '0' NOT NULL, 
	acting VARCHAR(16) DEFAULT '' NOT NULL, 
	deadline BIGINT, 
	wake_at BIGINT, 
	version INTEGER DEFAULT '1' NOT NULL, 
	created BIGINT NOT NULL, 
	moved BIGINT, 
	rematch VARCHAR(64), timeout VARCHAR(16) DEFAULT 'bot-plays' NOT NULL, lesson VARCHAR(64), 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES identities (id)
);
INSERT INTO "games" VALUES('id-3','over','id-1','africa','74ac36a45cea6e759da50f1b6b044ec114bea7e32d7c658baac90dc94154d655','{"trains":10}',0,NULL,0,'0101010101010101010101010101010101010101010101010101010101010101','72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793','[]',118,'',NULL,NULL,4,1794790190628,1794790192005,NULL,'players-decide',NULL);
INSERT INTO "games" VALUES('id-4','over','id-1','africa','74ac36a45cea6e759da50f1b6b044ec114bea7e32d7c658baac90dc94154d655','{"trains":10}',0,NULL,0,'0202020202020202020202020202020202020202020202020202020202020202','75877bb41d393b5fb8455ce60ecd8dda001d06316496b14dfa7f895656eeca4a','[]',109,'',NULL,NULL,3,1794790192068,1794790193173,NULL,'players-decide',NULL);
INSERT INTO "games" VALUES('id-5','playing','id-1','africa','74ac36a45cea6e759da50f1b6b044ec114bea7e32d7c658baac90dc94154d655','{}',0,259200,0,'0303030303030303030303030303030303030303030303030303030303030303','648aa5c579fb30f38af744d97d6ec840c7a91277a499a0d780f3e7314eca090b','[]',27,'0,1',1795049393322,1795049393322,4,1794790193209,1794790193322,NULL,'players-decide',NULL);
INSERT INTO "games" VALUES('id-6','lobby','id-1','africa','74ac36a45cea6e759da50f1b6b044ec114bea7e32d7c658baac90dc94154d655','{}',1,NULL,0,'0404040404040404040404040404040404040404040404040404040404040404','9f4fb68f3e1dac82202f9aa581ce0bbf1f765df0e9ac3c8c57e20f685abab8ed','[]',0,'',NULL,NULL,2,1794790193374,NULL,NULL,'players-decide',NULL);
CREATE TABLE identities (
	id VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, visibility VARCHAR(16) DEFAULT 'private' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "identities" VALUES('id-1','Ada',1794790190504,'listed');
INSERT INTO "identities" VALUES('id-2','Bén',1794790190519,'private');
CREATE TABLE invites (
	hash VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	seat INTEGER, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "invites" VALUES('a2f2b0b588bcc84fbf4d2ac8cc086b6f84de3e00fa3c1ba11e38ac078eb03192','id-3',NULL,1794790190640);
INSERT INTO "invites" VALUES('0d59e266304dee1d75ac34fa01986a53b8097398a4e7e87b54b8b9732691dc98','id-4',NULL,1794790192079);
INSERT INTO "invites" VALUES('6fcb1cf1b113a341db0fa49dc95fcb841140e6ef6e05ac4cf9b0a5b22a0f056c','id-5',NULL,1794790193221);
INSERT INTO "invites" VALUES('47076dea039ec9db94fc55694f6864a1cfe47d4f93e41c010e4521e3378888e5','id-6',NULL,1794790193396);
CREATE TABLE processes (
	id VARCHAR(64) NOT NULL, 
	heartbeat BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE push_keys (
	id INTEGER NOT NULL, 
	private TEXT NOT NULL, 
	public TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "push_keys" VALUES(1,'-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgJFSDagkGJoqA602V
zOHGNAgBQlKWRdDxmcBeA1cQ6AyhRANCAATRIvfQ6GIXGTAnDEXGW49D5FU6djra
rbmvExYDqvhMIA21MbBqc0/0Ql+PptGWDI5eW6abhRulsYxyTQnJzIPK
-----END PRIVATE KEY-----
','-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE0SL30OhiFxkwJwxFxluPQ+RVOnY6
2q25rxMWA6r4TCANtTGwanNP9EJfj6bRlgyOXlumm4UbpbGMck0JycyDyg==
-----END PUBLIC KEY-----
');
CREATE TABLE remarks (
	id INTEGER NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	seat INTEGER, 
	identity VARCHAR(64), 
	phrase VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	FOREIGN KEY(identity) REFERENCES identities (id)
);
INSERT INTO "remarks" VALUES(1,'id-5',0,'id-1','hello',27,1794790193573);
CREATE TABLE results (
	game VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	identity VARCHAR(64), 
	bot VARCHAR(64), 
	players INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	routes INTEGER NOT NULL, 
	doubling INTEGER NOT NULL, 
	tickets INTEGER NOT NULL, 
	globetrotter INTEGER NOT NULL, 
	claimed INTEGER NOT NULL, 
	doubled INTEGER NOT NULL, 
	completed INTEGER NOT NULL, 
	failed INTEGER NOT NULL, 
	counts BOOLEAN NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	FOREIGN KEY(identity) REFERENCES identities (id)
);
INSERT INTO "results" VALUES('id-3',0,'id-1',NULL,2,2,-14,6,2,-22,0,5,2,0,2,1,1794790192005);
INSERT INTO "results" VALUES('id-3',1,'id-2',NULL,2,1,-1,10,3,-14,0,7,2,0,2,1,1794790192005);
INSERT INTO "results" VALUES('id-4',0,'id-1',NULL,2,2,-59,9,0,-68,0,4,0,0,6,1,1794790193173);
INSERT INTO "results" VALUES('id-4',1,NULL,'random',2,1,-37,6,2,-45,0,4,1,0,4,0,1794790193173);
CREATE TABLE seats (
	game VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	identity VARCHAR(64), 
	bot VARCHAR(64), 
	name VARCHAR(40), 
	words VARCHAR(100) DEFAULT '' NOT NULL, 
	stand_in VARCHAR(64), 
	online VARCHAR(64), "left" BOOLEAN DEFAULT 0 NOT NULL, wants_end BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	FOREIGN KEY(identity) REFERENCES identities (id)
);
INSERT INTO "seats" VALUES('id-3',0,'person','id-1',NULL,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('id-3',1,'person','id-2',NULL,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('id-4',0,'person','id-1',NULL,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('id-4',1,'bot',NULL,'random',NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('id-5',0,'person','id-1',NULL,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('id-5',1,'person','id-2',NULL,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('id-6',0,'person','id-1',NULL,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('id-6',1,'person','id-2',NULL,NULL,'',NULL,NULL,0,0);
CREATE TABLE service (
	id INTEGER NOT NULL, 
	served_until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "service" VALUES(1,1794790194024);
CREATE TABLE steps (
	game VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	last INTEGER NOT NULL, 
	seat INTEGER, 
	command VARCHAR(64), 
	actor VARCHAR(80) NOT NULL, 
	events TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (game, seq), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "steps" VALUES('id-3',1,27,NULL,'start','dealer','[{"type":"starting-player-drawn","seat":1},{"type":"train-card-dealt","seat":0,"card":"purple"},{"type":"train-card-dealt","seat":0,"card":"black"},{"type":"train-card-dealt","seat":0,"card":"blue"},{"type":"train-card-dealt","seat":0,"card":"red"},{"type":"terrain-card-dealt","seat":0,"terrain":"mountain"},{"type":"ticket-dealt","seat":0,"ticket":"bangui--cabinda"},{"type":"ticket-dealt","seat":0,"ticket":"elizabethville--serpa-pinto"},{"type":"ticket-dealt","seat":0,"ticket":"bondo--pretoria"},{"type":"ticket-dealt","seat":0,"ticket":"addis-ababa--nigeria"},{"type":"train-card-dealt","seat":1,"card":"red"},{"type":"train-card-dealt","seat":1,"card":"orange"},{"type":"train-card-dealt","seat":1,"card":"blue"},{"type":"train-card-dealt","seat":1,"card":"red"},{"type":"terrain-card-dealt","seat":1,"terrain":"desert"},{"type":"ticket-dealt","seat":1,"ticket":"libreville--salisbury"},{"type":"ticket-dealt","seat":1,"ticket":"leopoldville--ngaoundere"},{"type":"ticket-dealt","seat":1,"ticket":"livingstonia--windhoek"},{"type":"ticket-dealt","seat":1,"ticket":"bangui--chad"},{"type":"train-card-laid","slot":0,"card":"black"},{"type":"train-card-laid","slot":1,"card":"black"},{"type":"train-card-laid","slot":2,"card":"locomotive"},{"type":"train-card-laid","slot":3,"card":"white"},{"type":"train-card-laid","slot":4,"card":"purple"},{"type":"terrain-card-laid","slot":0,"terrain":"mountain"},{"type":"terrain-card-laid","slot":1,"terrain":"jungle"},{"type":"setup-completed"}]',1794790190718);
INSERT INTO "steps" VALUES('id-3',28,28,0,'6520a5af5b334c0880d575f2dad8928e','person','[{"type":"starting-tickets-chosen","seat":0,"tickets":["elizabethville--serpa-pinto","bondo--pretoria"]}]',1794790191135);
INSERT INTO "steps" VALUES('id-3',29,30,1,'d5e2986c367b404b8c51b790faf7dadb','person','[{"type":"starting-tickets-chosen","seat":1,"tickets":["livingstonia--windhoek","bangui--chad"]},{"type":"starting-tickets-settled","counts":[2,2]}]',1794790191176);
INSERT INTO "steps" VALUES('id-3',31,33,1,'1fb4ac776acf4853806d22e572aeb2e5','person','[{"type":"train-card-taken","seat":1,"card":"locomotive","slot":2},{"type":"train-card-laid","slot":2,"card":"green"},{"type":"turn-ended","seat":1}]',1794790191222);
INSERT INTO "steps" VALUES('id-3',34,35,0,'01e972b27585433ca464f3243f484020','person','[{"type":"route-claimed","seat":0,"route":"salisbury--bulawayo","payment":{"black":1},"doubling":{"locomotives":0},"discarded":{"mountain":1},"points":2},{"type":"turn-ended","seat":0}]',1794790191231);
INSERT INTO "steps" VALUES('id-3',36,37,1,'867dcae265ec45419c2dfe87f94e284e','person','[{"type":"route-claimed","seat":1,"route":"ujiji--elizabethville","payment":{"blue":1},"doubling":{"locomotives":1},"discarded":{},"points":2},{"type":"turn-ended","seat":1}]',1794790191273);
INSERT INTO "steps" VALUES('id-3',38,39,0,'a02a2fa5b6c44e88859daeb6b36b7973','person','[{"type":"terrain-card-taken","seat":0,"terrain":"jungle","slot":1},{"type":"terrain-card-laid","slot":1,"terrain":"mountain"}]',1794790191289);
INSERT INTO "steps" VALUES('id-3',40,42,0,'506353783a8c43de8c07b6af3ea7fc6a','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"mountain"},{"type":"turn-ended","seat":0}]',1794790191297);
INSERT INTO "steps" VALUES('id-3',43,44,1,'b799db335c364854a1b6f2d007fc234e','person','[{"type":"route-claimed","seat":1,"route":"port-nolloth--cape-town--b","payment":{"red":2},"doubling":{"locomotives":0},"discarded":{"desert":1},"points":4},{"type":"turn-ended","seat":1}]',1794790191329);
INSERT INTO "steps" VALUES('id-3',45,46,0,'df66e7aaabaf4b338c524b22abcf6858','person','[{"type":"train-card-taken","seat":0,"card":"green","slot":2},{"type":"train-card-laid","slot":2,"card":"black"}]',1794790191346);
INSERT INTO "steps" VALUES('id-3',47,49,0,'bceb5e73030f4c3b8ca70b040da35a70','person','[{"type":"train-card-taken","seat":0,"card":"black","slot":0},{"type":"train-card-laid","slot":0,"card":"white"},{"type":"turn-ended","seat":0}]',1794790191363);
INSERT INTO "steps" VALUES('id-3',50,51,1,'1d9a7a9617f04241b15a7e73c82fcd39','person','[{"type":"train-card-taken","seat":1,"card":"purple","slot":4},{"type":"train-card-laid","slot":4,"card":"black"}]',1794790191389);
INSERT INTO "steps" VALUES('id-3',52,54,1,'89775e60c5ad48ca8c43039729e5da87','person','[{"type":"train-card-taken","seat":1,"card":"white","slot":0},{"type":"train-card-laid","slot":0,"card":"white"},{"type":"turn-ended","seat":1}]',1794790191394);
INSERT INTO "steps" VALUES('id-3',55,56,0,'80d4bad8d84e4dac8220daf259dfee4a','person','[{"type":"route-claimed","seat":0,"route":"douala--libreville--b","payment":{"purple":1},"doubling":null,"discarded":{},"points":1},{"type":"turn-ended","seat":0}]',1794790191417);
INSERT INTO "steps" VALUES('id-3',57,58,1,'10113f823d474845bd4e22a3f56580b6','person','[{"type":"train-card-taken","seat":1,"card":"white","slot":0},{"type":"train-card-laid","slot":0,"card":"red"}]',1794790191456);
INSERT INTO "steps" VALUES('id-3',59,61,1,'a26065a2fe2946a7a2eaf17df9ddb92a','person','[{"type":"train-card-taken","seat":1,"card":"black","slot":1},{"type":"train-card-laid","slot":1,"card":"green"},{"type":"turn-ended","seat":1}]',1794790191486);
INSERT INTO "steps" VALUES('id-3',62,63,0,'bb36245f2e044aa68538a01bb8326e04','person','[{"type":"route-claimed","seat":0,"route":"cabinda--leopoldville--b","payment":{"blue":1},"doubling":{"locomotives":0},"discarded":{"jungle":1},"points":2},{"type":"turn-ended","seat":0}]',1794790191506);
INSERT INTO "steps" VALUES('id-3',64,65,1,'7a98367d0368447cae21851de819aee9','person','[{"type":"route-claimed","seat":1,"route":"port-florence--kismayu","payment":{"black":1},"doubling":null,"discarded":{},"points":1},{"type":"turn-ended","seat":1}]',1794790191549);
INSERT INTO "steps" VALUES('id-3',66,67,0,'9024f8ea53f84d52906801e986c0c950','person','[{"type":"train-card-taken","seat":0,"card":"black","slot":2},{"type":"train-card-laid","slot":2,"card":"green"}]',1794790191565);
INSERT INTO "steps" VALUES('id-3',68,70,0,'08a678be28e1411a8aaad9d8ab8377d5','person','[{"type":"train-card-taken","seat":0,"card":"black","slot":4},{"type":"train-card-laid","slot":4,"card":"red"},{"type":"turn-ended","seat":0}]',1794790191575);
INSERT INTO "steps" VALUES('id-3',71,72,1,'f46d48440e2041bdbb669cbc327622e9','person','[{"type":"route-claimed","seat":1,"route":"tabora--livingstonia","payment":{"white":1},"doubling":null,"discarded":{},"points":1},{"type":"turn-ended","seat":1}]',1794790191612);
INSERT INTO "steps" VALUES('id-3',73,74,0,'f7c1df7a521641b0a7cfb99a1cb0ff5c','person','[{"type":"route-claimed","seat":0,"route":"mombasa--tabora","payment":{"black":2},"doubling":null,"discarded":{},"points":2},{"type":"turn-ended","seat":0}]',1794790191626);
INSERT INTO "steps" VALUES('id-3',75,76,1,'a36b260c8c914c5f9c3d1662b689faee','person','[{"type":"route-claimed","seat":1,"route":"mombasa--dar-es-salaam--b","payment":{"white":1},"doubling":null,"discarded":{},"points":1},{"type":"turn-ended","seat":1}]',1794790191669);
INSERT INTO "steps" VALUES('id-3',77,78,0,'869b404638c04eb2b3a1c255d19ae4ac','person','[{"type":"route-claimed","seat":0,"route":"cabinda--luanda--a","payment":{"green":1},"doubling":null,"discarded":{},"points":1},{"type":"turn-ended","seat":0}]',1794790191685);
INSERT INTO "steps" VALUES('id-3',79,80,1,'76b8485e91a84a418805dd7ea9d4dd22','person','[{"type":"deck-drawn","seat":1,"deck":"terrain"},{"type":"terrain-card-dealt","seat":1,"terrain":"mountain"}]',1794790191721);
INSERT INTO "steps" VALUES('id-3',81,83,1,'aba7a63fc069466db9e4795883c06ffa','person','[{"type":"train-card-taken","seat":1,"card":"red","slot":0},{"type":"train-card-laid","slot":0,"card":"blue"},{"type":"turn-ended","seat":1}]',1794790191734);
INSERT INTO "steps" VALUES('id-3',84,85,0,'74749e8c03f64b2cb011c63cc0629f8b','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"jungle"}]',1794790191745);
INSERT INTO "steps" VALUES('id-3',86,88,0,'84d81a1d53994562b59aa805aaa26b7d','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"mountain"},{"type":"turn-ended","seat":0}]',1794790191748);
INSERT INTO "steps" VALUES('id-3',89,90,1,'a5d7a276b93a4397aea666843e0918fc','person','[{"type":"deck-drawn","seat":1,"deck":"train"},{"type":"train-card-dealt","seat":1,"card":"purple"}]',1794790191789);
INSERT INTO "steps" VALUES('id-3',91,93,1,'3f7e6ab5dd574564a1f73dd15cb2f9eb','person','[{"type":"train-card-taken","seat":1,"card":"red","slot":4},{"type":"train-card-laid","slot":4,"card":"orange"},{"type":"turn-ended","seat":1}]',1794790191797);
INSERT INTO "steps" VALUES('id-3',94,95,0,'ab943dadac214e79963347427a742532','person','[{"type":"train-card-taken","seat":0,"card":"white","slot":3},{"type":"train-card-laid","slot":3,"card":"locomotive"}]',1794790191813);
INSERT INTO "steps" VALUES('id-3',96,98,0,'70fd53038217439faa5dea24bb619975','person','[{"type":"train-card-taken","seat":0,"card":"green","slot":1},{"type":"train-card-laid","slot":1,"card":"black"},{"type":"turn-ended","seat":0}]',1794790191833);
INSERT INTO "steps" VALUES('id-3',99,100,1,'098151d5ea394c98b1413da31ac5db1b','person','[{"type":"deck-drawn","seat":1,"deck":"train"},{"type":"train-card-dealt","seat":1,"card":"green"}]',1794790191857);
INSERT INTO "steps" VALUES('id-3',101,103,1,'50813088f7cb4bd0b7668f721d57575e','person','[{"type":"deck-drawn","seat":1,"deck":"train"},{"type":"train-card-dealt","seat":1,"card":"red"},{"type":"turn-ended","seat":1}]',1794790191877);
INSERT INTO "steps" VALUES('id-3',104,105,0,'ceb026a6757b4bf1909b7cdbcaebad1a','person','[{"type":"train-card-taken","seat":0,"card":"black","slot":1},{"type":"train-card-laid","slot":1,"card":"yellow"}]',1794790191888);
INSERT INTO "steps" VALUES('id-3',106,108,0,'942417536d3e4c9eb15e1ea693299880','person','[{"type":"train-card-taken","seat":0,"card":"orange","slot":4},{"type":"train-card-laid","slot":4,"card":"purple"},{"type":"turn-ended","seat":0}]',1794790191898);
INSERT INTO "steps" VALUES('id-3',109,111,1,'8dd0ce4e80664e8da733ad405338c9af','person','[{"type":"route-claimed","seat":1,"route":"bloemfontein--east-london","payment":{"red":2},"doubling":null,"discarded":{},"points":2},{"type":"last-round-began","seat":1},{"type":"turn-ended","seat":1}]',1794790191937);
INSERT INTO "steps" VALUES('id-3',112,113,0,'c3a3cbbbedde4427936ce73e39cab8fc','person','[{"type":"deck-drawn","seat":0,"deck":"train"},{"type":"train-card-dealt","seat":0,"card":"white"}]',1794790191957);
INSERT INTO "steps" VALUES('id-3',114,116,0,'6292e3fec1c445e1a60c76fcf4c3c6db','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"mountain"},{"type":"turn-ended","seat":0}]',1794790191969);
INSERT INTO "steps" VALUES('id-3',117,118,1,'d1fac422dded42b5a6758e75fdffdd87','person','[{"type":"route-claimed","seat":1,"route":"elizabethville--livingstonia","payment":{"purple":2},"doubling":null,"discarded":{},"points":2},{"type":"game-ended","reason":"last-round-over","revealed":[["elizabethville--serpa-pinto","bondo--pretoria"],["livingstonia--windhoek","bangui--chad"]]}]',1794790192005);
INSERT INTO "steps" VALUES('id-5',1,27,NULL,'start','dealer','[{"type":"starting-player-drawn","seat":0},{"type":"train-card-dealt","seat":0,"card":"red"},{"type":"train-card-dealt","seat":0,"card":"white"},{"type":"train-card-dealt","seat":0,"card":"white"},{"type":"train-card-dealt","seat":0,"card":"locomotive"},{"type":"terrain-card-dealt","seat":0,"terrain":"mountain"},{"type":"ticket-dealt","seat":0,"ticket":"mombasa--ujiji"},{"type":"ticket-dealt","seat":0,"ticket":"bulawayo--east-london"},{"type":"ticket-dealt","seat":0,"ticket":"fachoda--ujiji"},{"type":"ticket-dealt","seat":0,"ticket":"cabinda--zomba"},{"type":"train-card-dealt","seat":1,"card":"blue"},{"type":"train-card-dealt","seat":1,"card":"locomotive"},{"type":"train-card-dealt","seat":1,"card":"yellow"},{"type":"train-card-dealt","seat":1,"card":"red"},{"type":"terrain-card-dealt","seat":1,"terrain":"mountain"},{"type":"ticket-dealt","seat":1,"ticket":"livingstonia--nigeria"},{"type":"ticket-dealt","seat":1,"ticket":"port-nolloth--pretoria"},{"type":"ticket-dealt","seat":1,"ticket":"libreville--sudan"},{"type":"ticket-dealt","seat":1,"ticket":"beira--chad"},{"type":"train-card-laid","slot":0,"card":"red"},{"type":"train-card-laid","slot":1,"card":"white"},{"type":"train-card-laid","slot":2,"card":"yellow"},{"type":"train-card-laid","slot":3,"card":"green"},{"type":"train-card-laid","slot":4,"card":"locomotive"},{"type":"terrain-card-laid","slot":0,"terrain":"desert"},{"type":"terrain-card-laid","slot":1,"terrain":"desert"},{"type":"setup-completed"}]',1794790193322);
CREATE TABLE subscriptions (
	token VARCHAR(64) NOT NULL, 
	identity VARCHAR(64) NOT NULL, 
	endpoint VARCHAR(1000) NOT NULL, 
	p256dh VARCHAR(128) NOT NULL, 
	auth VARCHAR(128) NOT NULL, 
	kinds VARCHAR(64) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	quiet_from INTEGER, 
	quiet_to INTEGER, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(token) REFERENCES tokens (hash) ON DELETE CASCADE, 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE, 
	UNIQUE (endpoint)
);
INSERT INTO "subscriptions" VALUES('3f08aace122ee2368432c1ca23a049bc640bafbf00fdf33a52429f38ba12dbf9','id-1','http://127.0.0.1:9/push/phone','BH1hD4iGAZZba9E2tgtFb-SlxS78tJNfKSXzBH7I0IVszdB2fjnKAFzXHeLEptRcdFBxI3ZAJ9AcfhcWbZC6LxM','cGhvbmUuLi4uLi4uLi4uLg','turn,over','de','Europe/Berlin',22,8,1794790193620);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	identity VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT, browser VARCHAR(32), system VARCHAR(32), 
	PRIMARY KEY (hash), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('3f08aace122ee2368432c1ca23a049bc640bafbf00fdf33a52429f38ba12dbf9','id-1','bearer',1794790190504,NULL,NULL,NULL);
INSERT INTO "tokens" VALUES('0f6bffa9661cb5dd2f3f7b2929f33061f58a7ba7fdd689530b1a306f8ed8f3ec','id-2','bearer',1794790190519,NULL,NULL,NULL);
CREATE INDEX games_by_status ON games (status, listed);
CREATE INDEX ix_games_host ON games (host);
CREATE INDEX ix_tokens_identity ON tokens (identity);
CREATE INDEX ix_bot_failures_game ON bot_failures (game);
CREATE INDEX ix_invites_game ON invites (game);
CREATE INDEX ix_seats_identity ON seats (identity);
CREATE INDEX games_by_wake_at ON games (wake_at);
CREATE INDEX ix_results_identity ON results (identity);
CREATE INDEX ix_remarks_game ON remarks (game);
CREATE INDEX ix_remarks_identity ON remarks (identity);
CREATE INDEX ix_subscriptions_identity ON subscriptions (identity);
CREATE INDEX ix_calls_wake_at ON calls (wake_at);
COMMIT;
