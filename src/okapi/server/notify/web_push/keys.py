"""The keys that identify this server to push services (VAPID)."""

from base64 import urlsafe_b64decode

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.serialization import load_pem_public_key
from webpush.vapid import VAPID

_AUTH_BYTES = 16


def new_keys() -> tuple[str, str]:
    """A private and a public key, as PEM."""
    private, public, _ = VAPID.generate_keys()
    return private.decode(), public.decode()


def application_server_key(public: str) -> str:
    """The public key in the format of browsers."""
    return str(VAPID.get_application_server_key(load_pem_public_key(public.encode())))


def are_keys_of_a_device(p256dh: str, auth: str) -> bool:
    """Whether these are keys to encrypt with: a point on the curve, and sixteen bytes."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(p256dh))
        return len(_bytes(auth)) == _AUTH_BYTES
    except ValueError:
        return False


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
