# The game on your devices: links and how they look, working without a connection, and notifications.

## Without a connection

offline = You are offline.
server-gone = The server isn’t answering.
offline-text = Your games are safe on the server, and this page tries again by itself. You don’t need a connection for:

## Notifications on this device

notifications-offer = Should this device notify you when it is your turn?
notifications-yes = Yes, notify me
notifications-no = Not now
notifications-denied = Your browser doesn’t allow it. Allow notifications for this page in the browser’s settings.
notifications-no-push = Your browser can notify you only while this page is open.
notifications-install-first = On this device, add Okapi to the home screen first, then open it from there.

## One's devices

devices = Your devices
devices-name = Change my name
devices-rename = Change

## Invitations

qr = The link as a QR code
share = Share
