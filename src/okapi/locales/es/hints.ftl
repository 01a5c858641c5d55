### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Entendido
hint-ferry = Novedad: un ferri. Los espacios con locomotora se pagan con locomotoras.
hint-grey = Novedad: un recorrido gris. Se paga con cualquier color.
hint-twin = Novedad: un recorrido doble. Con dos o tres personas solo se puede cubrir una de sus vías; con cuatro o cinco, ambas, pero no por la misma.
hint-wild = Novedad: una locomotora puede valer por una carta de Terreno. Cuenta para la mayoría y para el coste.
