"""Settings: from options and the environment, and a sentence about each that cannot be used."""

import pytest

from okapi.locales import texts
from okapi.server.settings import BadServerSettings, Rate, ServerSettings, environment_of, settings_from
from okapi.server.storage.database import BadDatabaseUrl, database_url

WRONG_NUMBERS = ("", "many", "-1", "nan", "inf", "1e999", "1000000001")
WRONG = {  # of each kind that a setting's default may be
    bool: ("", "perhaps", "2"),
    int: WRONG_NUMBERS,
    float: WRONG_NUMBERS,
    Rate: ("", "5", "5/", "/5", "5/x", "-1/5", "5/-1", "nan/1", "5/inf", "1/2/3", "1e10/1"),
}
WRONG_WORDS = {
    "port": ("8000.5", "65536"),
    "database_seconds": ("0",),
    "max_body": ("0",),
    "log_level": ("", "loud", "info,debug"),
    "stand_in": ("", "nobody", "okapi.bots.planner:Planner"),
    "boards": ("/nowhere.toml",),
    "origins": ("example.org", "https://example.org/", "https://example.org, ftp://example.net", "https://"),
    "trusted_proxies": ("", "proxy", "127.0.0.1,", "10.0.0.1/8", "127.0.0.256"),
    "push_services": ("localhost", "https://push.example.org"),
    "contact": ("", "operator", "operator@", "a b@example.org"),
}
CHECKED_LATER = ("host", "database")  # when the server listens, and connects
CHECKED_WITH_MAIL = ("smtp_url", "mail_from", "site")  # see test_email.py
CHECKED_WITH_THE_KEY = ("secret_key", "secret_key_file", "old_secret_keys")  # see test_sealing.py
DEFAULTS = {name: getattr(ServerSettings(), name) for name in ServerSettings.__struct_fields__}


def wrong_values() -> list[tuple[str, str]]:
    """Every setting, with values that it cannot have."""
    words = [(name, value) for name, values in WRONG_WORDS.items() for value in values]
    kinds = {name: type(default) for name, default in DEFAULTS.items() if type(default) in WRONG}
    numbers = [(name, value) for name, kind in kinds.items() for value in WRONG[kind]]
    return words + numbers


def test_every_setting_is_tried() -> None:
    tried = {name for name, _ in wrong_values()} | {*CHECKED_LATER, *CHECKED_WITH_MAIL, *CHECKED_WITH_THE_KEY}
    assert tried == set(DEFAULTS)


@pytest.mark.parametrize("name", sorted({name for name, _ in wrong_values()}))
def test_a_setting_that_cannot_be_used_is_named_in_a_sentence(name: str) -> None:
    variable = f"OKAPI_{name.upper()}"
    for value in (value for of, value in wrong_values() if of == name):
        try:
            settings_from({variable: value})
        except BadServerSettings as refused:
            sentence = refused.in_language(texts("en"))
        else:
            pytest.fail(f"{variable}={value} is taken")
        assert variable in sentence or name == "boards"
        assert "\n" not in sentence
        assert "$" not in sentence


@pytest.mark.parametrize(("name", "value"), [("port", 70_000), ("workers", 0), ("bot_delay", -1)])
def test_an_option_that_cannot_be_used_is_named_as_it_was_given(name: str, value: int) -> None:
    with pytest.raises(BadServerSettings, match=f"^--{name.replace('_', '-')} is “{value}”"):
        settings_from({}, **{name: value})


@pytest.mark.parametrize(
    "environment",
    [
        {"OKAPI_MIN_CLOCK": "60", "OKAPI_MAX_CLOCK": "30"},
        {"OKAPI_BOT_DELAY": "800", "OKAPI_MAX_BOT_DELAY": "500"},
        {"OKAPI_WORKERS": "2"},
        {"OKAPI_PORT": "0", "OKAPI_OWN_PORTS": "true"},
    ],
)
def test_settings_that_do_not_go_together_are_refused(environment: dict[str, str]) -> None:
    with pytest.raises(BadServerSettings):
        settings_from(environment)


def test_settings_come_from_the_environment_and_what_is_given_goes_first() -> None:
    environment = {
        "OKAPI_PORT": "9000",
        "OKAPI_HOST": "::",
        "OKAPI_REQUEST_RATE": "5/0.5",
        "OKAPI_ORIGINS": "https://a.example, https://b.example:8443",
        "OKAPI_TRUSTED_PROXIES": "127.0.0.1, ::1,10.0.0.0/8",
        "OKAPI_LOG_LEVEL": "Warning",
        "OKAPI_SECURE_COOKIES": "true",
    }
    settings = settings_from(environment, port=9001, workers=None)
    assert (settings.port, settings.host, settings.log_level) == (9001, "::", "warning")
    assert settings.origins == ("https://a.example", "https://b.example:8443")
    assert (settings.request_rate, settings.secure_cookies) == (Rate(5, 0.5), True)
    assert settings_from(environment_of(settings)) == settings


def test_all_defaults_can_be_said_in_the_environment() -> None:
    said = environment_of(ServerSettings(**{**DEFAULTS, "port": 1}))
    assert settings_from(said) == ServerSettings(port=1)
    assert settings_from({"OKAPI_TRUSTED_PROXIES": "*"}).trusted_proxies == "*"


def test_a_database_is_a_file_or_a_url() -> None:
    assert str(database_url("games.db")) == "sqlite+aiosqlite:///games.db"
    assert database_url("postgres://u@h/d").drivername == "postgresql+asyncpg"
    for bad in ("mysql://h/d", "sqlite://", "://"):
        with pytest.raises(BadDatabaseUrl):
            database_url(bad)


def test_several_workers_may_share_postgres() -> None:
    environment = {"OKAPI_WORKERS": "4", "OKAPI_PORT": "65532", "OKAPI_DATABASE": "postgresql://h/d"}
    assert [*settings_from(environment).ports] == [65532]
    assert [*settings_from(environment, own_ports=True).ports] == [65532, 65533, 65534, 65535]
