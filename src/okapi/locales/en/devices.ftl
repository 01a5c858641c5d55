# The game on your devices: links and how they look, working without a connection, and notifications.

## Without a connection

offline = You are offline.
server-gone = The server isn’t answering.
offline-text = Your games are safe on the server, and this page tries again by itself. You don’t need a connection for:

## Notifications on this device

notifications-offer = Should this device notify you when it is your turn?
notifications-yes = Yes, notify me
notifications-no = Not now
notifications-for = Notify me
notifications-for-turn = when it is my turn
notifications-for-over = when a game ends
notifications-for-rematch = when someone wants a rematch
notifications-for-joined = when someone sits down at my table
notifications-quiet = Quiet hours
notifications-quiet-from = From
notifications-quiet-to = To
notifications-denied = Your browser doesn’t allow it. Allow notifications for this page in the browser’s settings.
notifications-no-push = Your browser can notify you only while this page is open.
notifications-install-first = On this device, add Okapi to the home screen first, then open it from there.

## Mail

mail = Email
mail-text = If you have been away for a while and none of your devices could notify you, you get an email. Nobody else sees your address.
mail-address = Your email address
mail-send-link = Send me a link to confirm it
mail-sent = A link is on its way to { $address }. Open it within three days to confirm the address.
mail-goes-to = Emails go to { $address }.
mail-for = Email me
mail-always = Even if one of my devices has notified me
mail-change = Use another address
mail-remove = Remove my address
mail-confirm = Confirm the address
mail-confirm-page = Is this your address? Confirm it, and the emails you asked for will come here.
mail-confirmed = Your address is confirmed.
mail-stop = Stop all emails
mail-stop-page = Stop all emails from this server? Your address will be removed as well.
mail-stopped = You will get no more emails from this server, and your address has been removed.

## One's devices

devices = Your devices
devices-another = Play on another device
devices-another-text = Your games move with you: scan this code with the other device, or open the link there. It works once, within fifteen minutes.
devices-make = Make a link
devices-link = Link for the other device
devices-list = Where you are signed in
devices-this = this device
devices-program = A program
devices-unknown = A browser
devices-named = { $browser } on { $system }
devices-since = since { $when }
devices-sign-out = Sign out
devices-sign-out-one = Sign out: { $device }
devices-nobody = You haven’t given your name yet, so there is nothing to take with you.
devices-name = Change my name
devices-rename = Change

## Invitations

qr = The link as a QR code
share = Share
share-text = Come and play Okapi with me!
invite-only-here = This link works on this computer only, because the server listens on no other address. To invite others, start it with “okapi serve --host 0.0.0.0” and open it at this computer’s address on your network.
lobby-start-needs = You can start when every seat is taken: invite someone, or give a seat to a bot.
