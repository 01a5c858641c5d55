"""The format of mails: plain text, the same as HTML, and one-click unsubscription (RFC 8058)."""

from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from html import escape

from msgspec import Struct


class Letter(Struct, frozen=True):
    language: str
    subject: str
    title: str
    text: str
    button: str  # the text of the link
    link: str
    why: str  # why the person gets this
    stop: str | None = None  # the link that ends all mail
    stop_text: str = ""


def mail_of(letter: Letter, sender: str, to: str) -> EmailMessage:
    name, address = parseaddr(sender)
    mail = EmailMessage(policy=SMTP)
    mail["From"] = Address(name, addr_spec=address)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = letter.subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=address.rpartition("@")[2])
    mail["Content-Language"] = letter.language
    mail["Auto-Submitted"] = "auto-generated"
    if letter.stop is not None:
        mail["List-Unsubscribe"] = f"<{letter.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(_text(letter))
    mail.add_alternative(_page(letter), subtype="html")
    return mail


def _text(letter: Letter) -> str:
    parts = [letter.title, letter.text, f"{letter.button}\n{letter.link}", f"-- \n{letter.why}"]
    if letter.stop is not None:
        parts.append(f"{letter.stop_text}\n{letter.stop}")
    return "\n\n".join(filter(None, parts)) + "\n"


def _page(letter: Letter) -> str:
    stop = ""
    if letter.stop is not None:
        stop = f' <a href="{escape(letter.stop)}" style="color:#5c4a36">{escape(letter.stop_text)}</a>'
    return (
        f'<!doctype html>\n<html lang="{escape(letter.language)}">\n<head><meta charset="utf-8">'
        f"<title>{escape(letter.title)}</title></head>\n"
        '<body style="margin:0;padding:24px;background:#f5ecd8;color:#2b2118;font:17px/1.5 Georgia,serif">\n'
        f'<h1 style="margin:0 0 8px;font-size:24px">{escape(letter.title)}</h1>\n'
        f"<p>{escape(letter.text)}</p>\n"
        f'<p><a href="{escape(letter.link)}" style="display:inline-block;padding:10px 18px;'
        f'background:#7a2e1d;color:#fff;text-decoration:none;border-radius:4px">{escape(letter.button)}</a></p>\n'
        f'<p style="font-size:14px;color:#5c4a36">{escape(letter.why)}{stop}</p>\n'
        "</body>\n</html>\n"
    )
