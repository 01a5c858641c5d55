"""Requests generated from the protocol's schema: answers always conform, with no 500 and no changed game."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks

from okapi.game import Reason
from okapi.server.app import create_app
from okapi.server.protocol.reasons import ServerReason
from okapi.server.settings import ServerSettings
from server.target import Target

pytestmark = pytest.mark.slow  # there are thousands of them

REASONS = {str(reason) for reason in (*ServerReason, *Reason)}
EXAMPLES = settings(
    max_examples=20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
openapi = schemathesis.openapi.from_dict(
    create_app(ServerSettings(database="unused.db", secret_key="A" * 43)).openapi()
)


@openapi.parametrize()
@EXAMPLES
def test_whatever_is_requested_is_answered_by_the_book(
    case: "schemathesis.Case[Any]", target: Target, stranger: str
) -> None:
    for name, made_up in case.path_parameters.items():
        choices = [str(made_up), *target.candidates(name)]
        case.path_parameters[name] = choices[sum(map(ord, str(made_up))) % len(choices)]
    ends = case.path == "/api/me/session" or (case.path == "/api/me" and case.method.upper() == "DELETE")
    token = target.stranger() if ends else stranger
    response = case.call(base_url=target.address, headers={"Authorization": f"Bearer {token}"})
    case.validate_response(
        response,
        checks=[
            checks.not_a_server_error,
            checks.status_code_conformance,
            checks.content_type_conformance,
            checks.response_schema_conformance,
        ],
    )
    if response.status_code >= 400:
        assert response.json()["reason"] in REASONS
