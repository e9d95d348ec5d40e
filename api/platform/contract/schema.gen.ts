// Generated from openapi.yaml by api/platform/contract/generate.ts. Do not edit.

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Health of this process and its database */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Site information that every page shows */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/owner-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts that only the owner can supply; empty until the owner supplies them */
        get: operations["listOwnerTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Today in the Church's year, in the site's time zone */
        get: operations["getDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a live broadcast is running
         * @description Asks the video platform at most every 15 minutes for all visitors together. Answers not live when the platform cannot be reached.
         */
        get: operations["getLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all events, soonest first and completed ones last */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one event */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Quote a price for a party, whether or not the event is open */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List registrations, one page at a time */
        get: operations["listRegistrations"];
        put?: never;
        /**
         * Register one contact and any number of people
         * @description The same body with the same key returns the same registration (200). A refused request does not use up the key. A different body with a used key is a conflict.
         */
        post: operations["createRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bookings and open work for each event, soonest first and completed ones last */
        get: operations["listRegistrationFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the parties that the caller registered last, newest first, so that a mistake is seen and undone */
        get: operations["listOwnEntries"];
        put?: never;
        /**
         * Register a party on its behalf, by phone, from paper or at the door
         * @description Like createRegistration, with the same price and place rules. Staff can also register after registration has closed, until the event ends. The party may have no email, and can use every payment method that is only promised.
         */
        post: operations["createStaffRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/known-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find people and emails that are already registered for this event; changes nothing
         * @description A warning for staff, never a refusal. The same person means the same name, ignoring case and accents, and an age that differs by at most one year. Canceled parties are ignored.
         */
        post: operations["findKnownPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the waiting list in order, with the open offers */
        get: operations["getWaitingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email the links to all registrations of an address
         * @description The response and its timing are the same whether or not there are any.
         */
        post: operations["requestRegistrationLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one registration, for staff */
        get: operations["getRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the own registration by its key */
        get: operations["getConfirmation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/own-receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the reference, the event and the receipts of the own registration
         * @description From 30 days after the event the link shows only this; every other request with it is refused.
         */
        get: operations["getOwnReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/own-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the link to the own registration
         * @description All earlier links stop working, and the new one is emailed to the contact. A repeated request with the same key and the replaced link returns the same replacement.
         */
        post: operations["replaceOwnLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the link to a party's registration, for staff, who do not see the new link
         * @description All earlier links stop working, and the new one is emailed to the contact, if there is an address. A repeated request with the same key is the same replacement.
         */
        post: operations["replaceLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a registration or leave the waiting list */
        post: operations["cancelRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email the contact of a party; recorded in its history
         * @description The same body with the same key sends one email.
         */
        post: operations["sendRegistrationMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/payments/{paymentId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email the receipt of a payment or refund again, with the balance due today */
        post: operations["sendReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a party's details about diet, assistance, guardians and arrival; each view is recorded in the audit trail */
        get: operations["getRegistrationDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/own-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a party's details without health, by the key of its registration */
        get: operations["getOwnDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/own-health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a party's food and assistance details by the key of its registration; each view is recorded in the audit trail */
        get: operations["getOwnHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/own-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a party's payments and refunds by the key of its registration */
        get: operations["listOwnPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/party": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the people or the contact of a registration
         * @description The whole party as it should be. A person with an id stays that person, a person without one is new, and a person who is left out is withdrawn. The party never exceeds the free places; freed places go to the waiting list. The price is calculated again only if rooms, people, ages or lodging change, so a correction keeps the accepted price.
         */
        put: operations["changeParty"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/party-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Quote a change of a party; changes nothing */
        post: operations["quotePartyChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an offer from the waiting list; to decline it, cancel */
        post: operations["acceptOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/address-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the contact's email address
         * @description With the token of a link that was emailed to this address, or because the logged-in account has this address. Nothing else confirms it. A party that lost its places gets a turn on the waiting list again.
         */
        post: operations["confirmAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/phone-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a party's address by phone, for staff */
        post: operations["confirmAddressByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration-releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release the places of parties whose addresses are unconfirmed
         * @description Each party then waits ahead of everyone else, with its price and answers. A party that cannot be released does not block the others; a released one stays released.
         */
        post: operations["releaseRegistrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer places to a waiting party before its turn, if enough are free */
        post: operations["promoteRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payments and refunds, oldest first */
        get: operations["listPayments"];
        put?: never;
        /**
         * Record a payment or a refund
         * @description The same body with the same key is one entry (200). Entries never change; another entry corrects a mistake.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/price-adjustment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reduce a party's price, as a discount or as help; zero only answers a request for help
         * @description The lines of the quote stay; the adjustment is a separate line. The family sees the amount but not the reason.
         */
        put: operations["adjustPrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/closure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a party of a past event; a balance stays in its ledger but leaves the lists of open work */
        post: operations["closeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/payments/{paymentId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a PayPal payment through PayPal, in full or in part
         * @description The same body with the same key is one refund. While PayPal has not answered or finished (202), we keep asking until it completes or refuses the refund; the ledger has no entry until then.
         */
        post: operations["refundPayPalPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/paypal-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a PayPal order for the balance, or return the open one */
        post: operations["startPayPalPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/paypal-order/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a payment with PayPal and capture it once the payer has approved */
        post: operations["checkPayPalPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paypal-returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find the registration for a return from PayPal, by the key in the return address */
        post: operations["returnFromPayPal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paypal-notices/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a webhook event of one PayPal app; only ids are read from it */
        post: operations["receivePayPalNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unmatched-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List PayPal payments that match no registration, open ones oldest first, then the latest settled */
        get: operations["listUnmatchedPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unmatched-payments/{unmatchedId}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Settle an unmatched payment by assigning or refunding it, or by recording a refund */
        post: operations["resolveUnmatchedPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the history of a registration, newest first */
        get: operations["listRegistrationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiver-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the waiver texts, to read before signing */
        get: operations["listWaiverTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/waivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the waiver text and the signatures of a party
         * @description A key opens the whole party. The secret of a signing link, sent instead, opens only the people of that link.
         */
        get: operations["getWaivers"];
        put?: never;
        /**
         * Sign the waiver as an adult, for minors, or as a guardian
         * @description An existing signature stays, so the same request twice signs once. Staff cannot sign for others.
         */
        post: operations["signWaivers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/waiver-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email a signing link to someone who signs elsewhere
         * @description A second request for the same address sends one new link for everyone; the earlier link stops working.
         */
        post: operations["sendWaiverLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/waiver-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop a signing link, for example after it went to a wrong address
         * @description The link stops working, and an email that is still queued is not sent. Signatures made with it stay. The same request twice stops it once. A new link can be sent to the same address.
         */
        delete: operations["stopWaiverLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/paper-waivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a signature on paper */
        post: operations["recordPaperWaivers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/signed-waivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get everything that was signed, word for word, for printing */
        get: operations["listSignedWaivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/unsigned-waivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people of an event whose signature is missing */
        get: operations["listUnsignedWaivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the session */
        get: operations["getSession"];
        put?: never;
        /** Log in with email and password */
        post: operations["signIn"];
        /** Log out; also succeeds without a session */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish logging in with the one-time code */
        post: operations["confirmSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/codes/{challengeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the delivery status of the email with the one-time code */
        get: operations["getCodeMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List users, one page at a time */
        get: operations["listUsers"];
        put?: never;
        /** Create a user and email an invitation to choose a password */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one user, for staff */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a user; missing fields stay as they are
         * @description The version says which state was changed. If someone else has changed the user in the meantime, nothing is stored. Changing the types or deactivating the user ends the user's sessions.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{userId}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email a user a link to choose a new password, or the invitation again if they never chose one */
        post: operations["sendPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/proposed-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw a pending address that staff entered */
        delete: operations["withdrawUserAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Log a user out everywhere */
        delete: operations["endUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the audit entries about a user, newest first */
        get: operations["listUserHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue as a guest; a logged-in user stays logged in
         * @description Always a new guest: nothing shows who used the device before. An earlier guest's drafts ended with their session.
         */
        post: operations["continueAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend the session while someone is active
         * @description Only this request, logging in, and requests that change something extend a session; reading does not. Once a minute is enough.
         */
        post: operations["reportActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the own account */
        get: operations["getAccount"];
        put?: never;
        /**
         * Sign up
         * @description The response and its timing are the same whether or not the address is known. The account is created when the emailed link is opened. Link: /verifyEmail#token, 24 hours, once.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        /** Change the own names, phone and language */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/account/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an address with the link that was emailed to it
         * @description Needs the password of the account (for a sign-up, the one chosen there), so that nobody can make the owner of an address confirm it for them. Five wrong passwords end the link.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a change of the own email address
         * @description The response is the same when the address belongs to someone else. Nothing changes until the link is opened: /verifyEmail#token, 24 hours, once.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/proposed-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Keep the own address and reject the one that staff entered */
        delete: operations["withdrawProposedAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/proposed-address/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an address that staff entered, with the link in the email to it
         * @description /confirmAddress#token. The account gets the address once it is confirmed and the old address has had 72 hours to object. Repeating it changes nothing.
         */
        post: operations["confirmProposedAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/proposed-address/objection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the address of an account, with the link in the email to it
         * @description /keepAddress#token. Needs no login and ends the change. Repeating it changes nothing.
         */
        post: operations["objectToProposedAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own password */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the own sessions */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/ending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out another device, or all others
         * @description Administrators have to give their password to end another session
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/household": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people of the own household */
        get: operations["listHousehold"];
        put?: never;
        /** Add a person to the household, at most 30 */
        post: operations["addHouseholdMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/household/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a person of the household */
        put: operations["updateHouseholdMember"];
        post?: never;
        /** Remove a person from the household */
        delete: operations["removeHouseholdMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the own registrations, newest first, each with its key */
        get: operations["listOwnRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download all data about the own account */
        get: operations["downloadOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/closure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the own account permanently */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to choose a new password
         * @description The response and its timing are the same whether or not there is such an account. Link: /forgotPassword#token, 1 hour, once; earlier links stop working.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password with the link of a reset or an invitation */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{draftKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the draft of a form
         * @description A user's draft is available on every device, a guest's as long as the session. Drafts are deleted seven days after they were last saved.
         */
        get: operations["getDraft"];
        /**
         * Save the draft of a form
         * @description At most 64 kB. Beyond 20 drafts the oldest is deleted.
         */
        put: operations["saveDraft"];
        post?: never;
        /** Delete the draft of a form */
        delete: operations["discardDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/first-administrator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the first administrator with the one-time link printed at the first start */
        post: operations["createFirstAdministrator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether staff can connect an account for online meetings here */
        get: operations["getMeetingProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start connecting a meeting account */
        post: operations["startMeetingSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the state of the meeting account */
        get: operations["getMeetingAccount"];
        put?: never;
        /** Finish connecting the meeting account with the provider's answer */
        post: operations["finishMeetingSignIn"];
        /** Disconnect the meeting account */
        delete: operations["disconnectMeetingAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/account/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew the meeting account */
        post: operations["renewMeetingAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form-stamp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the stamp that a public form needs */
        get: operations["getFormStamp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the center
         * @description Suspected spam is held for review by staff and gets the same response as any other form. The same form with the same key returns the same receipt (200).
         */
        post: operations["createContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for prayer
         * @description Suspected spam is held for review by staff and gets the same response as any other form. The same form with the same key returns the same receipt (200).
         */
        post: operations["createPrayerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sabbath-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to join a Saturday prayer
         * @description Suspected spam is held for review by staff and gets the same response as any other form. The same form with the same key returns the same receipt (200).
         */
        post: operations["createSabbathRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sabbath-retreat-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a Saturday retreat; staff of type A or S may do so for someone else
         * @description Suspected spam is held for review by staff and gets the same response as any other form. The same form with the same key returns the same receipt (200).
         */
        post: operations["createSabbathRetreatRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/held-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List forms held for review as suspected spam, newest first */
        get: operations["listHeldForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/held-forms/{kind}/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a form held for review; no email is sent */
        delete: operations["deleteHeldForm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/held-forms/{kind}/{formId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release a form held for review and send its emails */
        post: operations["releaseHeldForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for the signed-in member of staff, the next events, and what colleagues did lately
         * @description Holds only what the caller's user types may see. Everything is counted in indexes and up to a limit, so the answer takes the same time however many registrations there are.
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find parties, users and events by a few words
         * @description Parties by the name of the contact or of any of their people, email, phone, reference, or id; users by name, email or phone; events by name. Accents, capitals, the order of words, and how a phone or a reference is written do not matter. A group that the caller's user types may not see is left out.
         */
        get: operations["searchWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the audit trail, newest first */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the emails of the demonstration, newest first; exists only there */
        get: operations["listDemoMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @default en
         * @enum {string}
         */
        Language: "en" | "es";
        Health: {
            /** @constant */
            status: "ok";
        };
        Link: {
            /** @enum {string} */
            id: "news" | "retreatCentre" | "church" | "vatican" | "facebook" | "youtube" | "instagram" | "website" | "map";
            href: string;
        };
        Site: {
            organisationName: string;
            copyrightHolder: string;
            email: string;
            phone: string;
            address: string[];
            links: components["schemas"]["Link"][];
            people: {
                founder: components["schemas"]["SitePerson"];
                director: components["schemas"]["SitePerson"];
            };
            /** @description The address of its picture; null is the drawn window */
            logo: string | null;
            /** @description The film on the home page */
            promoVideo: components["schemas"]["PromoVideo"] | null;
            demo: boolean;
            publicUrl: string;
            /** @description The time zone of the center's day */
            timeZone: string;
            /**
             * Format: date
             * @description The day at the center, for the year of the copyright
             */
            today: string;
            /** @description The first event whose registration is open */
            openRetreat: components["schemas"]["OpenRetreat"] | null;
        };
        /** @enum {string} */
        LiturgicalSeason: "advent" | "christmas" | "lent" | "triduum" | "easter" | "ordinary";
        /** @enum {string} */
        LiturgicalColor: "violet" | "white" | "green" | "red" | "rose";
        /** @enum {string} */
        LiturgicalRank: "solemnity" | "sunday" | "feast" | "commemoration" | "memorial" | "weekday";
        ChurchDay: {
            /** Format: date */
            date: string;
            /** @description Such as Friday of the thirty-third week in Ordinary Time */
            name: string;
            season: components["schemas"]["LiturgicalSeason"];
            color: components["schemas"]["LiturgicalColor"];
            rank: components["schemas"]["LiturgicalRank"];
            /** @description The saints who may be remembered on this day */
            alsoKept: string[];
            /** @description A passage of app/content/texts/scripture.json */
            verseId: string;
            /** @description A prayer of app/content/texts/prayers.json */
            prayerId: string;
        };
        LiveState: {
            live: boolean;
            /** @description Where to watch, while it is live */
            url?: string;
        };
        SitePerson: {
            /** @description The path of this person's page after the slash */
            slug: string;
            name: string | null;
        };
        PromoVideo: {
            src: string;
            captions: {
                language: components["schemas"]["Language"];
                src: string;
            }[];
        };
        OwnerTextList: {
            items: {
                place: components["schemas"]["OwnerPlace"];
                /** @description Paragraphs with an empty line between them */
                text: string;
            }[];
        };
        /**
         * @description A place on the pages that only the owner can supply text for
         * @enum {string}
         */
        OwnerPlace: "founder-history" | "director-history" | "house-history" | "house-access" | "evangelization-places" | "first-saturday-times" | "sabbath-times" | "confession-times" | "privacy-contact";
        OpenRetreat: {
            id: string;
            name: string;
        };
        /** @enum {string} */
        EventType: "Residential" | "Convention";
        /** @description DD-MON-YYYY */
        EventDate: string;
        /** @description Dollars; a number or a numeric string */
        Rate: number | string;
        /** @enum {string} */
        AgeBandName: "toddler" | "child" | "teen" | "youngAdult" | "adult";
        AgeBand: {
            band: components["schemas"]["AgeBandName"];
            from: number;
            /** @description The last age in the band; null is no limit */
            to: number | null;
        };
        RegistrationWindow: {
            state: components["schemas"]["RegistrationWindowState"];
            /** @description Parties on the waiting list; newcomers are added at the end */
            waiting: number;
            /** Format: date-time */
            opensAt: string;
            /**
             * Format: date-time
             * @description The first moment when it is closed
             */
            closesAt: string;
            /** @description null where there is no limit */
            placesLeft: number | null;
        };
        /** @enum {string} */
        RegistrationWindowState: "notYetOpen" | "open" | "full" | "closed" | "completed";
        /** @enum {string} */
        PaymentMethod: "Zelle" | "Check" | "Cash" | "PayPal";
        Event: {
            id: string;
            name: string;
            type: components["schemas"]["EventType"];
            /** @enum {string} */
            status: "Completed" | "Planned";
            reg_date: components["schemas"]["EventDate"];
            reg_end_date?: components["schemas"]["EventDate"];
            start_date: components["schemas"]["EventDate"];
            end_date: components["schemas"]["EventDate"];
            timings: string;
            short_description: string;
            description: string;
            location: string;
            address?: string;
            roomBasePrice?: components["schemas"]["Rate"];
            childRate?: components["schemas"]["Rate"];
            teenRate?: components["schemas"]["Rate"];
            youngAdultRate?: components["schemas"]["Rate"];
            additionalAdultRate?: components["schemas"]["Rate"];
            adultRetreatRate?: components["schemas"]["Rate"];
            toddlerRate?: components["schemas"]["Rate"];
            deposit?: components["schemas"]["Deposit"];
            map?: string;
            /** @description A verse that goes with the event */
            wog?: string;
            wogReference?: string;
            paymentMethods: components["schemas"]["PaymentMethod"][];
            /** @description The methods that can be chosen online now; PayPal only when it is configured */
            onlinePaymentMethods: components["schemas"]["PaymentMethod"][];
            paymentOptions?: string;
            /** @description Payment instructions by method, without the reference, which comes with the registration */
            paymentInstructions?: {
                Zelle?: string;
                Check?: string;
                Cash?: string;
                PayPal?: string;
            };
            whatsAppLink?: string;
            retreatEmail?: string;
            maxRegistrationCount?: number;
            contact?: string;
            fee?: string;
            paypal_clientID?: string;
            sessions?: components["schemas"]["AgeRange"];
            timeZone: string;
            roomCapacity?: number;
            ageBands: components["schemas"]["AgeBand"][];
            /** @description The bands that can be registered online */
            offeredBands: components["schemas"]["AgeBandName"][];
            registration: components["schemas"]["RegistrationWindow"];
        };
        /** @description The part of the price that is due first. The rest is due on a day where the event takes place. The deposit is absent when everything is due at once, as it is from that day on */
        Deposit: {
            /** @description Of the price, rounded to whole cents */
            percent: number;
            restDueOn: components["schemas"]["EventDate"];
        };
        /** @description People of these ages have their own sessions */
        AgeRange: {
            from: components["schemas"]["Age"];
            to: components["schemas"]["Age"];
        };
        EventList: {
            items: components["schemas"]["Event"][];
        };
        /** @description Whole years on the event's first day */
        Age: number;
        /**
         * @description Whether this person stays overnight in one of the party's rooms
         * @enum {string}
         */
        Lodging: "room" | "none";
        /** @enum {string} */
        Gender: "female" | "male";
        /** @description Not blank, on one line, without tags, zero-width and bidirectional characters */
        PersonName: string;
        /** @description The guest placeholder address is refused */
        Email: string;
        /** @description International form; the placeholder number is refused */
        Phone: string;
        /** @description null removes the number */
        PhoneOrNone: string | null;
        Password: string;
        QuoteMember: {
            firstName?: string;
            lastName?: string;
            age: components["schemas"]["Age"];
            gender?: components["schemas"]["Gender"];
            lodging?: components["schemas"]["Lodging"];
            room?: components["schemas"]["RoomNumber"];
            deleted?: boolean;
        };
        QuoteRequest: {
            eventId: string;
            rooms: components["schemas"]["Rooms"];
            members: components["schemas"]["QuoteMember"][];
        };
        /** @description 0 for none */
        Rooms: number;
        /** @description In which of the party's rooms this person sleeps, from 1; those with the same number share it. One is proposed when it is missing, and it counts for nothing for someone who does not stay the night. */
        RoomNumber: number;
        /** @description Someone of another registration with whom this person would like to share a room: a request that staff read. Nobody is told whether that person is registered. */
        WantedRoommate: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
        };
        /** @enum {string} */
        QuoteBand: "room" | "additionalAdult" | "adult" | "youngAdult" | "teen" | "child" | "toddler";
        QuoteLine: {
            band: components["schemas"]["QuoteBand"];
            quantity: number;
            unitCents: number;
            totalCents: number;
        };
        Quote: {
            /** @enum {string} */
            currency: "USD";
            lines: components["schemas"]["QuoteLine"][];
            /** @description What the center takes off the lines */
            adjustmentCents?: number;
            /** @description The amount due */
            totalCents: number;
        };
        Contact: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
        };
        Member: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            age: components["schemas"]["Age"];
            gender?: components["schemas"]["Gender"];
            lodging?: components["schemas"]["Lodging"];
            room?: components["schemas"]["RoomNumber"];
            wantedRoommate?: components["schemas"]["WantedRoommate"];
            details?: components["schemas"]["MemberDetails"];
            responsible?: components["schemas"]["ResponsibleMember"];
            /** @description A deleted member is skipped everywhere */
            deleted?: boolean;
        };
        /** @description The adult who is responsible for this minor: the position in the list of members, from 0 */
        ResponsibleMember: number;
        /**
         * @description Guardian in the legal sense
         * @enum {string}
         */
        GuardianRelation: "parent" | "guardian";
        /** @description Is responsible for minors who come without an adult, consents to it, and signs the waiver for them */
        ResponsibleAdult: {
            name: components["schemas"]["PersonName"];
            phone: components["schemas"]["Phone"];
            relation: components["schemas"]["GuardianRelation"];
            /** @enum {boolean} */
            consents: true;
        };
        RegisteredResponsibleAdult: {
            name: string;
            phone: string;
            relation: components["schemas"]["GuardianRelation"];
        };
        RegistrationRequest: {
            /** @description Whether the party waits when there are too few places; otherwise it is refused */
            joinsWaitingList?: boolean;
            eventId: string;
            rooms: components["schemas"]["Rooms"];
            members: components["schemas"]["Member"][];
            details?: components["schemas"]["PartyDetails"];
            /** @description Required of minors without an adult at a convention that has sessions for them; not stored for any other party */
            responsibleAdult?: components["schemas"]["ResponsibleAdult"];
            contact: components["schemas"]["PartyContact"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            quotedTotalCents: number;
            /** @description The party says in confidence that it cannot pay the whole price */
            priceHelp?: components["schemas"]["PriceHelpRequest"];
            /**
             * @description Language of the emails; the reader's own when missing
             * @enum {string}
             */
            language?: "en" | "es";
        };
        /** @description Online registrations need an email; only staff can register a party without one */
        PartyContact: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
        };
        StaffRegistrationRequest: {
            source: components["schemas"]["StaffSource"];
            registration: components["schemas"]["RegistrationRequest"];
            withoutAdultReason?: components["schemas"]["WithoutAdultReason"];
            /** @description What came with the form, recorded with it */
            payment?: components["schemas"]["EnteredPayment"];
            paperWaivers?: components["schemas"]["EnteredPaperWaivers"];
        };
        EnteredPayment: {
            method: components["schemas"]["PaymentMethod"];
            amountCents: number;
            /** Format: date */
            receivedOn: string;
            checkNumber?: string;
            /** @description Whether the amount is right although it is far above the price */
            confirm?: boolean;
        };
        /** @description Papers of the current text, in the language of the party: each adult signed personally, and each minor's responsible adult for the minor */
        EnteredPaperWaivers: {
            /**
             * Format: date
             * @description The date on the papers; not in the future
             */
            signedOn: string;
        };
        OwnEntries: {
            items: components["schemas"]["OwnEntry"][];
        };
        OwnEntry: {
            /** Format: uuid */
            id: string;
            reference: string;
            version: components["schemas"]["Version"];
            state: components["schemas"]["RegistrationState"];
            eventName: string;
            contactName: string;
            partySize: number;
            totalCents: number;
            /** @description What came and was not returned */
            paidCents: number;
            /** Format: date-time */
            enteredAt: string;
            /** @description How long the desk still offers to undo it; 0 once it is canceled or somebody has come */
            undoableSeconds: number;
        };
        /** @description Why staff accept minors for whom no adult is named; it is part of the history */
        WithoutAdultReason: string;
        /**
         * @description What staff took a registration from
         * @enum {string}
         */
        StaffSource: "phone" | "paper" | "walkIn";
        RegistrationFiguresList: {
            items: components["schemas"]["RegistrationFigures"][];
        };
        /**
         * @description What a party needs from staff: its offer ends today (where the event takes place), an email to it failed, or a refund through PayPal was refused or takes longer than two days
         * @enum {string}
         */
        PartyNeed: "offerEndsToday" | "failedEmail" | "stuckRefund";
        RegistrationFigures: {
            eventId: string;
            eventName: string;
            start_date: components["schemas"]["EventDate"];
            end_date: components["schemas"]["EventDate"];
            registration: components["schemas"]["RegistrationWindow"];
            /** @description Booked places */
            taken: number;
            /** @description Parties with an open offer */
            offeredParties: number;
            /** @description People of all waiting parties */
            waitingPeople: number;
            /** @description Parties who have owed something for more than 10 days */
            overdueParties: number;
            /** @description Parties who ask for help with the price */
            helpParties: number;
            /** @description Parties, except canceled ones, whose email address is unconfirmed */
            unconfirmedParties: number;
        };
        WaitingList: {
            event: components["schemas"]["RegisteredEvent"];
            taken: number;
            /** @description null where there is no limit */
            placesLeft: number | null;
            /** @description Places are offered until the event begins */
            canOffer: boolean;
            /** @description Offers that end first come first */
            offers: components["schemas"]["WaitingParty"][];
            waiting: components["schemas"]["WaitingParty"][];
            page: number;
            pageSize: number;
            /** @description Waiting parties */
            total: number;
        };
        WaitingParty: {
            /** Format: uuid */
            id: string;
            reference: string;
            version: components["schemas"]["Version"];
            contactFirstName: string;
            contactLastName: string;
            contactPhone: string;
            partySize: number;
            /** @description Whether it lost its places and gets no offer until its address is confirmed */
            awaitsAddress: boolean;
            /** Format: date-time */
            waitingSince?: string;
            /** @description Position */
            position?: number;
            /**
             * Format: date-time
             * @description The end of the offer
             */
            heldUntil?: string;
        };
        KnownPeopleRequest: {
            people: components["schemas"]["KnownPersonQuestion"][];
            email?: components["schemas"]["Email"];
            /**
             * Format: uuid
             * @description The party being changed; excluded from the matches
             */
            exceptRegistrationId?: string;
        };
        KnownPersonQuestion: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            age: components["schemas"]["Age"];
        };
        KnownPeopleList: {
            items: components["schemas"]["KnownPerson"][];
        };
        KnownPerson: {
            /** Format: uuid */
            registrationId: string;
            reference: string;
            state: components["schemas"]["RegistrationState"];
            contactFirstName: string;
            contactLastName: string;
            /** @description The person in that party; missing when its contact has the email in question */
            person?: {
                firstName: string;
                lastName: string;
                age: components["schemas"]["Age"];
            };
        };
        RegistrationMessageRequest: {
            /** @description Not blank, on one line */
            subject: string;
            text: components["schemas"]["LongText"];
        };
        CancellationRequest: {
            version: components["schemas"]["Version"];
            /** @description Recorded in its history */
            reason?: string;
        };
        /**
         * @description Those in offered, paying, pendingPayment, confirmed and checkedIn have places
         * @enum {string}
         */
        RegistrationState: "waitlisted" | "offered" | "paying" | "pendingPayment" | "confirmed" | "checkedIn" | "cancelled";
        /**
         * @description The site, or what staff took it from
         * @enum {string}
         */
        RegistrationSource: "online" | "phone" | "paper" | "walkIn";
        /**
         * @description What came, never what was promised
         * @enum {string}
         */
        PaymentStatus: "unpaid" | "partPaid" | "paid" | "refunded";
        VersionedRequest: {
            version: components["schemas"]["Version"];
        };
        /** @description The version that was shown; a different current version is a conflict */
        Version: number;
        /** @enum {string} */
        PaymentKind: "payment" | "refund";
        PaymentRequest: {
            kind: components["schemas"]["PaymentKind"];
            method: components["schemas"]["PaymentMethod"];
            amountCents: number;
            /** Format: date */
            receivedOn: string;
            checkNumber?: string;
            note?: string;
            /** @description Whether the amount is right although it is far above the price */
            confirm?: boolean;
        };
        Payment: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["PaymentKind"];
            method: components["schemas"]["PaymentMethod"];
            amountCents: number;
            /** Format: date */
            receivedOn: string;
            checkNumber?: string;
            note?: string;
            /** Format: date-time */
            createdAt: string;
            /** @description What can still be refunded through PayPal; only for PayPal payments */
            refundableCents?: number;
            /** @description Name of the person who recorded it; null for a payment provider or a closed account */
            recordedBy: string | null;
        };
        /** @enum {string} */
        PriceAdjustmentKind: "discount" | "help";
        PriceAdjustmentRequest: {
            version: components["schemas"]["Version"];
            kind: components["schemas"]["PriceAdjustmentKind"];
            amountCents: number;
            /** @description For staff alone */
            reason: string;
        };
        PriceAdjustment: {
            kind: components["schemas"]["PriceAdjustmentKind"];
            amountCents: number;
            reason: string;
            /** Format: date-time */
            at: string;
            /** @description Name of the member of staff; null when the account is closed */
            byName: string | null;
        };
        PriceHelp: {
            /** Format: date-time */
            askedAt: string;
            /** @description What the party said that it can pay */
            canPayCents?: number;
            /** Format: date-time */
            answeredAt?: string;
        };
        PriceHelpRequest: {
            canPayCents?: number;
        };
        PayPalRefundRequest: {
            amountCents: number;
            note?: string;
        };
        /**
         * @description none: not started. open: the payer has not approved yet. checking: PayPal has not said yet whether the money was taken. paid: everything is paid. declined: PayPal did not take the payment. ended: the places are no longer held or the order can no longer be used, and nothing was taken. withStaff: the money does not match, and staff settle it.
         * @enum {string}
         */
        PayPalStanding: "none" | "open" | "checking" | "paid" | "declined" | "ended" | "withStaff";
        /**
         * @default dueNow
         * @enum {string}
         */
        PayPalPart: "dueNow" | "all";
        PayPalPayment: {
            standing: components["schemas"]["PayPalStanding"];
            /** @description Where the payer approves at PayPal */
            approveUrl?: string;
            registration: components["schemas"]["Registration"];
        };
        PayPalReturnRequest: {
            /** Format: uuid */
            order: string;
            key: string;
        };
        PayPalReturn: {
            /** Format: uuid */
            registrationId: string;
            eventId: string;
            /** @description Opens the registration */
            key: string;
        };
        /** @description PayPal adds fields from time to time; only these are used */
        PayPalNotice: {
            id: string;
            event_type: string;
            resource: {
                id: string;
            };
        };
        /**
         * @description unknown: it names no registration here. cancelled: the registration no longer has places. otherAmount, otherCurrency: not the requested one. paidAlready: nothing was left to pay.
         * @enum {string}
         */
        UnmatchedReason: "unknown" | "cancelled" | "otherAmount" | "otherCurrency" | "paidAlready";
        /** @enum {string} */
        UnmatchedResolution: "assigned" | "refundedAtPayPal" | "refundedElsewhere";
        UnmatchedRegistration: {
            /** Format: uuid */
            id: string;
            reference: string;
            contactName: string;
            eventName: string;
        };
        UnmatchedPayment: {
            /** Format: uuid */
            id: string;
            /** @description The transaction at PayPal */
            captureId: string;
            amountCents: number;
            currency: string;
            reason: components["schemas"]["UnmatchedReason"];
            /** Format: date-time */
            capturedAt: string;
            /** @description Refunds of it that are under way or were refused */
            unfinishedRefunds: components["schemas"]["UnfinishedRefund"][];
            /** @description The registration it was meant for, if known */
            registration: components["schemas"]["UnmatchedRegistration"] | null;
            /** @description How it was settled; null while it is open */
            resolution: components["schemas"]["UnmatchedSettlement"] | null;
        };
        UnmatchedSettlement: {
            kind: components["schemas"]["UnmatchedResolution"];
            /** Format: date-time */
            at: string;
            /** @description Who settled it; null when it was refunded on PayPal’s site, or the account is closed */
            byName: string | null;
            /** @description Of the registration it was assigned to */
            reference?: string;
            note?: string;
        };
        UnmatchedPaymentList: {
            items: components["schemas"]["UnmatchedPayment"][];
        };
        UnmatchedResolutionRequest: {
            kind: components["schemas"]["UnmatchedResolution"];
            /** @description For assigned: the registration */
            reference?: string;
            /** @description Why or how it was refunded; required for refundedElsewhere */
            note?: string;
        };
        PaymentList: {
            items: components["schemas"]["Payment"][];
            /** @description The requested refund; not in the ledger yet */
            unfinishedRefunds: components["schemas"]["UnfinishedRefund"][];
            adjustment?: components["schemas"]["PriceAdjustment"];
            priceHelp?: components["schemas"]["PriceHelp"];
        };
        UnfinishedRefund: {
            /** Format: uuid */
            id: string;
            /**
             * @description asked: PayPal has not answered yet. pending: PayPal has accepted but not finished it. refused: PayPal does not refund the money
             * @enum {string}
             */
            state: "asked" | "pending" | "refused";
            amountCents: number;
            /** Format: date-time */
            askedAt: string;
            /** @description Whether it began in PayPal's own pages */
            isAtPayPal: boolean;
            /** @description Name of the member of staff who asked for it */
            askedBy?: string;
            note?: string;
        };
        /** @enum {string} */
        RegistrationChangeKind: "registered" | "waitlisted" | "offered" | "offerAccepted" | "offerEnded" | "holdEnded" | "promoted" | "cancelled" | "confirmed" | "payment" | "paymentPending" | "refund" | "waiverSigned" | "waiverLinkSent" | "waiverLinkStopped" | "receipt" | "message" | "changed" | "balanceReminder" | "restReminder" | "eventReminder" | "priceAdjusted" | "closed" | "linkReplaced" | "addressReminder" | "addressConfirmed" | "addressReleased";
        /** @enum {string} */
        RegistrationActor: "party" | "staff" | "system";
        RegistrationChange: {
            id: number;
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["RegistrationChangeKind"];
            by: components["schemas"]["RegistrationActor"];
            /** @description Name of the member of staff */
            byName: string | null;
            details: {
                [key: string]: string | number;
            };
            /** @description A note, such as the reason for canceling */
            note?: string;
            message?: components["schemas"]["RegistrationMessage"];
        };
        RegistrationMessage: {
            subject: string;
            text: string;
            /**
             * Format: date-time
             * @description When the mail server accepted it; missing until then
             */
            sentAt?: string;
        };
        RegistrationHistory: {
            items: components["schemas"]["RegistrationChange"][];
            page: number;
            pageSize: number;
            total: number;
        };
        RegisteredMember: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            age: components["schemas"]["Age"];
            band: components["schemas"]["AgeBandName"];
            gender?: components["schemas"]["Gender"];
            lodging: components["schemas"]["Lodging"];
            room?: components["schemas"]["RoomNumber"];
            /** @description Deleted 30 days after the event */
            wantedRoommate?: components["schemas"]["WantedRoommate"];
            /**
             * Format: uuid
             * @description The member who is responsible for this minor
             */
            responsibleId?: string;
        };
        RegisteredContact: {
            firstName: string;
            lastName: string;
            /** @description Missing where staff registered a party without one */
            email?: string;
            phone: string;
        };
        RegisteredEvent: {
            id: string;
            timeZone: string;
            whatsAppLink?: string;
            retreatEmail?: string;
            name: string;
            type: components["schemas"]["EventType"];
            start_date: components["schemas"]["EventDate"];
            end_date: components["schemas"]["EventDate"];
            timings: string;
            location: string;
            address?: string;
        };
        PaymentDue: {
            method: components["schemas"]["PaymentMethod"];
            /** @description The total price */
            amountCents: number;
            status: components["schemas"]["PaymentStatus"];
            /** @description Payments minus refunds */
            paidCents: number;
            /** @description Whether its request for help with the price is unanswered */
            awaitsHelp: boolean;
            deposit?: components["schemas"]["Deposit"];
            /** @enum {string} */
            currency: "USD";
            reference: string;
            instructions?: string;
            /** @description Where to send a check; only for payment by check */
            check?: {
                /** @description The payee on the check */
                payee: string;
                /** @description The mailing address, line by line */
                mailTo: string[];
            };
        };
        Registration: {
            /** @description The last day on which the party itself can change or cancel it */
            lastChangeDay: components["schemas"]["EventDate"];
            /** @description Whether the party itself can change it now */
            canChange: boolean;
            /** @description Whether the party itself can cancel it now */
            canCancel: boolean;
            /** Format: uuid */
            id: string;
            reference: string;
            /** @description Missing in the answer to a new registration */
            waiver?: components["schemas"]["WaiverCount"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["RegistrationState"];
            source: components["schemas"]["RegistrationSource"];
            /** @description Whether money has been owed for more than 10 days, whether promised, for people added later, or after a refund */
            isOverdue: boolean;
            /**
             * Format: date-time
             * @description Until when the places are kept, where that is limited
             */
            heldUntil?: string;
            /**
             * Format: date-time
             * @description When staff closed it after its event
             */
            closedAt?: string;
            /** @description Its place in the waiting list */
            waitingPosition?: number;
            event: components["schemas"]["RegisteredEvent"];
            rooms: components["schemas"]["Rooms"];
            contact: components["schemas"]["RegisteredContact"];
            emailProblem?: components["schemas"]["EmailProblem"];
            /** @description Whether someone opened an emailed link, paid, was logged in, or spoke with staff */
            isAddressConfirmed: boolean;
            /**
             * Format: date-time
             * @description When it lost its places because the address was unconfirmed; it gets no offer until it is confirmed
             */
            addressReleasedAt?: string;
            members: components["schemas"]["RegisteredMember"][];
            responsibleAdult?: components["schemas"]["RegisteredResponsibleAdult"];
            quote: components["schemas"]["Quote"];
            payment: components["schemas"]["PaymentDue"];
            /** @enum {string} */
            language: "en" | "es";
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @description Why the contact did not receive the last email. limited: too many were requested for this address in a day, or from this network. refused: the mail server permanently rejects the address.
         * @enum {string}
         */
        EmailProblem: "limited" | "refused";
        AddressConfirmationRequest: {
            /** @description From the emailed link; missing for a logged-in user */
            token?: string;
        };
        ReleaseRequest: {
            registrationIds: string[];
        };
        /**
         * @description confirmed: someone has confirmed the address in the meantime. notReleasable: it has no places to give back, its event has started, or a payment is in progress.
         * @enum {string}
         */
        ReleaseOutcome: "released" | "confirmed" | "notReleasable" | "notFound";
        ReleaseResult: {
            items: {
                /** Format: uuid */
                registrationId: string;
                outcome: components["schemas"]["ReleaseOutcome"];
            }[];
        };
        Confirmation: {
            registration: components["schemas"]["Registration"];
            /** @description Opens this registration without an account; part of the emailed link */
            key: string;
        };
        OwnReceipts: {
            reference: string;
            event: {
                id: string;
                name: string;
                start_date: components["schemas"]["EventDate"];
                end_date: components["schemas"]["EventDate"];
            };
            /** @enum {string} */
            currency: "USD";
            payments: components["schemas"]["OwnPayment"][];
        };
        ReplacedLink: {
            key: string;
            /** @description Whether it was emailed to the contact: false without an address, or beyond the email limit */
            isMailed: boolean;
        };
        /** @description Health and minors' details; read through getRegistrationDetails only */
        MemberDetails: {
            diet?: components["schemas"]["ShortText"];
            accessNeeds?: components["schemas"]["ShortText"];
            guardianName?: components["schemas"]["PersonName"];
            guardianPhone?: components["schemas"]["Phone"];
            /** @description Whether this person joins the sessions for young people, if the event has them */
            joinsSessions?: boolean;
        };
        PartyDetails: {
            emergencyName?: components["schemas"]["PersonName"];
            emergencyPhone?: components["schemas"]["Phone"];
            roomWishes?: components["schemas"]["ShortText"];
            arrival?: components["schemas"]["ShortText"];
            notes?: components["schemas"]["ShortText"];
        };
        ShortText: string;
        RegistrationDetails: {
            party: components["schemas"]["PartyDetails"];
            members: components["schemas"]["DetailsOfMember"][];
        };
        OwnDetails: {
            party: components["schemas"]["PartyDetails"];
            /** @description Without food and assistance */
            members: components["schemas"]["DetailsOfMember"][];
            /** @description Whether anything was provided about food or help */
            hasHealth: boolean;
        };
        OwnHealth: {
            /** @description Only food and assistance, of the people who have any */
            members: components["schemas"]["DetailsOfMember"][];
        };
        OwnPayments: {
            items: components["schemas"]["OwnPayment"][];
        };
        OwnPayment: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["PaymentKind"];
            method: components["schemas"]["PaymentMethod"];
            amountCents: number;
            /** Format: date */
            receivedOn: string;
            checkNumber?: string;
        };
        DetailsOfMember: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            age: components["schemas"]["Age"];
            details: components["schemas"]["MemberDetails"];
        };
        ChangedMember: {
            /**
             * Format: uuid
             * @description Of someone who is in the party already
             */
            id?: string;
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            age: components["schemas"]["Age"];
            gender?: components["schemas"]["Gender"];
            /** @description Replaces the earlier details. When missing they stay, unless another person comes instead: then they are deleted */
            details?: components["schemas"]["MemberDetails"];
            lodging?: components["schemas"]["Lodging"];
            room?: components["schemas"]["RoomNumber"];
            wantedRoommate?: components["schemas"]["WantedRoommate"];
            responsible?: components["schemas"]["ResponsibleMember"];
        };
        ChangedParty: {
            rooms: components["schemas"]["Rooms"];
            members: components["schemas"]["ChangedMember"][];
            /** @description Replaces the adult named earlier; as in a new registration */
            responsibleAdult?: components["schemas"]["ResponsibleAdult"];
        };
        PartyChangeRequest: {
            version: components["schemas"]["Version"];
            contact: components["schemas"]["PartyContact"];
            /** @description Replaces the earlier details. When missing they stay, unless nobody of the earlier party is coming anymore: then they are deleted */
            details?: components["schemas"]["PartyDetails"];
            party: components["schemas"]["ChangedParty"];
            /** @description From staff only; see the registration */
            withoutAdultReason?: components["schemas"]["WithoutAdultReason"];
            /** @description The accepted new price; a different current price is refused */
            quotedTotalCents: number;
        };
        PartyChangeQuote: {
            quote: components["schemas"]["Quote"];
            totalBeforeCents: number;
            /** @description Payments minus refunds */
            paidCents: number;
            deposit?: components["schemas"]["Deposit"];
            /** @description Besides those the party has; null where there is no limit */
            placesLeft: number | null;
            /** @description Whether there are places for everyone who is added */
            fits: boolean;
        };
        RegistrationLinksRequest: {
            email: components["schemas"]["Email"];
            /**
             * @description Language of the email; the reader's own when missing
             * @enum {string}
             */
            language?: "en" | "es";
        };
        OwnRegistrationList: {
            items: components["schemas"]["OwnRegistration"][];
        };
        OwnRegistration: {
            /** Format: uuid */
            id: string;
            reference: string;
            state: components["schemas"]["RegistrationState"];
            event: components["schemas"]["RegisteredEvent"];
            people: number;
            /** @description Opens this registration */
            key: string;
        };
        RegistrationSummary: {
            isAddressConfirmed: boolean;
            /** @description Whether its request for help with the price is unanswered */
            asksForHelp: boolean;
            isClosed: boolean;
            /** Format: uuid */
            id: string;
            reference: string;
            state: components["schemas"]["RegistrationState"];
            eventId: string;
            eventName: string;
            contactFirstName: string;
            contactLastName: string;
            partySize: number;
            totalCents: number;
            /** @enum {string} */
            currency: "USD";
            /** @description What is still to be paid; below 0 when too much came */
            balanceCents: number;
            /** @description The part of the balance that is due now; the rest is due later */
            dueNowCents: number;
            paymentMethod: components["schemas"]["PaymentMethod"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description Whether money has been owed for more than 10 days, whether promised, for people added later, or after a refund */
            isOverdue: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        RegistrationPage: {
            items: components["schemas"]["RegistrationSummary"][];
            page: number;
            pageSize: number;
            total: number;
            /** @description false when there are more than are counted */
            totalIsExact: boolean;
        };
        /**
         * @description What the signer is to the person; guardian is the legal one
         * @enum {string}
         */
        WaiverRelation: "self" | "parent" | "guardian";
        /** @enum {string} */
        WaiverMethod: "typed" | "drawn" | "paper";
        /** @description A hash of the words in both languages */
        WaiverVersion: string;
        /** @description Strokes as path data, in a box of 300 by 100 */
        WaiverDrawing: string;
        WaiverBlock: {
            /** @enum {string} */
            kind: "heading" | "paragraph" | "point";
            text: string;
        };
        WaiverText: {
            version: components["schemas"]["WaiverVersion"];
            /** @enum {string} */
            language: "en" | "es";
            title: string;
            blocks: components["schemas"]["WaiverBlock"][];
        };
        WaiverTextList: {
            items: {
                eventType: components["schemas"]["EventType"];
                text: components["schemas"]["WaiverText"];
            }[];
        };
        WaiverPerson: {
            /** Format: uuid */
            memberId: string;
            /** @description Changes when another person comes instead, or when a different person has to sign because of the age */
            personNumber: number;
            firstName: string;
            lastName: string;
            /** @description Under 18 on the first day of the event */
            isMinor: boolean;
            /** @description Name of the adult who is responsible for this minor */
            responsibleAdult?: string;
            /** @description For the current text; missing when there is none */
            signature?: components["schemas"]["WaiverSignature"];
        };
        WaiverSignature: {
            signerName: string;
            relation: components["schemas"]["WaiverRelation"];
            method: components["schemas"]["WaiverMethod"];
            /** Format: date-time */
            signedAt: string;
        };
        WaiverLink: {
            /** Format: uuid */
            id: string;
            email: string;
            /** @enum {string} */
            language: "en" | "es";
            memberIds: string[];
            /** Format: date-time */
            orderedAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Whether the mail server has accepted the email */
            isSent: boolean;
            /** @description false once it was stopped or has expired */
            isOpen: boolean;
            /**
             * Format: date-time
             * @description Missing unless it was stopped
             */
            stoppedAt?: string;
        };
        Waivers: {
            event: components["schemas"]["RegisteredEvent"];
            /** @description Missing when opened with a signing link */
            reference?: string;
            /** @enum {string} */
            openedBy: "party" | "link" | "staff";
            /** @description false once it is canceled or the event has ended */
            canSign: boolean;
            text: components["schemas"]["WaiverText"];
            people: components["schemas"]["WaiverPerson"][];
            /** @description How many people have signed the current text */
            signed: number;
            /** @description None when opened with a signing link */
            links: components["schemas"]["WaiverLink"][];
            /**
             * Format: date-time
             * @description The day of the last reminder to the party
             */
            lastRemindedAt?: string;
        };
        WaiverCount: {
            /** @description How many people have signed the current text */
            signed: number;
            /** @description How many have to sign; 0 once canceled */
            needed: number;
        };
        WaiverPeople: {
            /** Format: uuid */
            memberId: string;
            /** @description As shown to the signer; nothing is signed for anyone else */
            personNumber: number;
            relation: components["schemas"]["WaiverRelation"];
        }[];
        WaiverSigning: {
            version: components["schemas"]["WaiverVersion"];
            /**
             * @description In which the text was read
             * @enum {string}
             */
            language: "en" | "es";
            signerName: components["schemas"]["SignerName"];
            /** @description Missing where the typed name is the signature */
            drawing?: components["schemas"]["WaiverDrawing"];
            people: components["schemas"]["WaiverPeople"];
            /**
             * @description That the signer is of age and has read it
             * @enum {boolean}
             */
            agrees: true;
        };
        /** @description A whole name, on one line */
        SignerName: string;
        WaiverLinkRequest: {
            email: components["schemas"]["Email"];
            /**
             * @description Of the email and of the page it opens
             * @enum {string}
             */
            language: "en" | "es";
            memberIds: string[];
        };
        PaperWaivers: {
            version: components["schemas"]["WaiverVersion"];
            /**
             * @description Of the paper
             * @enum {string}
             */
            language: "en" | "es";
            signerName: components["schemas"]["SignerName"];
            /**
             * Format: date
             * @description The date on the paper; not in the future
             */
            signedOn: string;
            people: components["schemas"]["WaiverPeople"];
        };
        SignedWaivers: {
            event: components["schemas"]["RegisteredEvent"];
            reference?: string;
            /** @description Those that were signed */
            texts: components["schemas"]["WaiverText"][];
            items: components["schemas"]["SignedWaiver"][];
        };
        SignedWaiver: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            memberId: string;
            version: components["schemas"]["WaiverVersion"];
            /** @enum {string} */
            language: "en" | "es";
            /** @description As it was then */
            personName: string;
            eventName: string;
            signerName: string;
            relation: components["schemas"]["WaiverRelation"];
            method: components["schemas"]["WaiverMethod"];
            drawing?: components["schemas"]["WaiverDrawing"];
            /**
             * Format: date-time
             * @description By the server; for a paper, when it was recorded
             */
            signedAt: string;
            /**
             * Format: date
             * @description The date on the paper
             */
            signedOn?: string;
            /** @description The adult named as responsible for this minor at the time */
            responsibleAdult?: string;
        };
        UnsignedPage: {
            items: components["schemas"]["UnsignedPerson"][];
            page: number;
            pageSize: number;
            total: number;
        };
        UnsignedPerson: {
            /** Format: uuid */
            memberId: string;
            firstName: string;
            lastName: string;
            isMinor: boolean;
            /** Format: uuid */
            registrationId: string;
            reference: string;
            contactName: string;
            contactEmail?: string;
            contactPhone: string;
            /** Format: date-time */
            lastRemindedAt?: string;
        };
        /** @description Single-letter codes, comma-separated */
        UserType: string;
        User: {
            id: number;
            firstName: string;
            lastName: string;
            userType: components["schemas"]["UserType"];
            /** @enum {string} */
            language: "en" | "es";
        };
        Session: {
            /** @description null is a guest */
            user: components["schemas"]["User"] | null;
            /** @description When it ends without activity, ms since 1970 */
            exp: number;
            /** @description Maximum time left in ms, regardless of activity; null for a guest */
            remaining: number | null;
        };
        SessionState: {
            session: components["schemas"]["Session"] | null;
        };
        SignInRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["GivenPassword"];
        };
        /** @description A password as typed, right or wrong */
        GivenPassword: string;
        /** @description The fragment of an emailed link */
        LinkToken: string;
        CodeChallenge: {
            /** Format: uuid */
            challengeId: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /**
         * @description delayed: the email server is slow or fails, and we try again. unavailable: it has not accepted the email for half a minute. refused: it permanently rejects the address.
         * @enum {string}
         */
        CodeMailState: "sending" | "sent" | "delayed" | "unavailable" | "refused";
        CodeMail: {
            state: components["schemas"]["CodeMailState"];
        };
        CodeRequest: {
            /** Format: uuid */
            challengeId: string;
            code: string;
        };
        EmailVerification: {
            /** @enum {string} */
            purpose: "signUp" | "emailChange";
            /** @description A person who has just signed up is logged in */
            session: components["schemas"]["Session"] | null;
        };
        SignUpRequest: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            password: components["schemas"]["Password"];
            /** @enum {string} */
            language: "en" | "es";
        };
        VerificationRequest: {
            token: components["schemas"]["LinkToken"];
            password: components["schemas"]["GivenPassword"];
        };
        Account: {
            id: number;
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            language: "en" | "es";
            userType: components["schemas"]["UserType"];
            /** Format: date-time */
            createdAt: string;
            proposedAddress: components["schemas"]["ProposedAddressOrNone"];
        };
        /** @description An address that staff entered; it takes effect once the new mailbox has confirmed it and the old one could object */
        ProposedAddress: {
            email: string;
            /** Format: date-time */
            proposedAt: string;
            /**
             * Format: date-time
             * @description When it takes effect, if confirmed
             */
            effectiveAt: string;
            isConfirmed: boolean;
        };
        ProposedAddressOrNone: components["schemas"]["ProposedAddress"] | null;
        MailedSecret: {
            token: string;
        };
        AddressConfirmation: {
            /** @description The account has the address now; otherwise from effectiveAt on */
            isChanged: boolean;
            /** Format: date-time */
            effectiveAt: string;
        };
        AccountUpdate: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneOrNone"];
            /** @enum {string} */
            language: "en" | "es";
        };
        EmailChangeRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["GivenPassword"];
        };
        PasswordChange: {
            currentPassword: components["schemas"]["GivenPassword"];
            newPassword: components["schemas"]["Password"];
        };
        AccountClosure: {
            password: components["schemas"]["GivenPassword"];
        };
        PasswordResetRequest: {
            email: components["schemas"]["Email"];
        };
        PasswordReset: {
            token: components["schemas"]["LinkToken"];
            password: components["schemas"]["Password"];
        };
        /** @description Names of the browser and system, such as Firefox and Android; null when unknown */
        Device: {
            browser: string | null;
            system: string | null;
        };
        OwnSession: {
            /** Format: uuid */
            id: string;
            isCurrent: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            device: components["schemas"]["Device"];
        };
        SessionEnding: {
            /**
             * Format: uuid
             * @description The session to end; without it all but the current one
             */
            sessionId?: string;
            password?: components["schemas"]["GivenPassword"];
        };
        OwnSessionList: {
            items: components["schemas"]["OwnSession"][];
        };
        HouseholdMemberRequest: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            /**
             * Format: date
             * @description YYYY-MM-DD; not in the future and not more than 120 years ago (maximum, minimum)
             */
            birthDate: string;
            gender?: components["schemas"]["Gender"];
        };
        HouseholdMember: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            /** Format: date */
            birthDate: string;
            gender?: components["schemas"]["Gender"];
        };
        Household: {
            items: components["schemas"]["HouseholdMember"][];
        };
        OwnData: {
            /** Format: date-time */
            exportedAt: string;
            account: components["schemas"]["Account"];
            household: components["schemas"]["HouseholdMember"][];
            sessions: components["schemas"]["OwnSession"][];
            drafts: components["schemas"]["OwnDraft"][];
            /** @description Made while logged in, or with the confirmed address of the account */
            registrations: components["schemas"]["Registration"][];
            /** @description Sent while logged in, or with the confirmed address of the account; newest first */
            contactMessages: components["schemas"]["OwnContactMessage"][];
            prayerRequests: components["schemas"]["OwnPrayerRequest"][];
            sabbathRequests: components["schemas"]["OwnSabbathRequest"][];
            sabbathRetreatRequests: components["schemas"]["OwnSabbathRetreatRequest"][];
        };
        OwnContactMessage: {
            /** Format: date-time */
            sentAt: string;
            form: components["schemas"]["ContactMessageForm"];
        };
        OwnPrayerRequest: {
            /** Format: date-time */
            sentAt: string;
            form: components["schemas"]["PrayerRequestForm"];
            /** @description null until then */
            prayedAt: string | null;
        };
        OwnSabbathRequest: {
            /** Format: date-time */
            sentAt: string;
            form: components["schemas"]["SabbathRequestForm"];
        };
        OwnSabbathRetreatRequest: {
            /** Format: date-time */
            sentAt: string;
            form: components["schemas"]["SabbathRetreatForm"];
        };
        OwnDraft: {
            key: string;
            version: components["schemas"]["DraftVersion"];
            content: components["schemas"]["TypedContent"];
            /** Format: date-time */
            savedAt: string;
        };
        /** @description Of the content's shape; the form's own */
        DraftVersion: number;
        /** @description As the form has it; the server only stores it */
        TypedContent: {
            [key: string]: unknown;
        };
        DraftContent: {
            version: components["schemas"]["DraftVersion"];
            content: components["schemas"]["TypedContent"];
        };
        Draft: {
            version: components["schemas"]["DraftVersion"];
            content: components["schemas"]["TypedContent"];
            /** Format: date-time */
            savedAt: string;
        };
        DraftState: {
            draft: components["schemas"]["Draft"] | null;
        };
        FirstAdministratorRequest: {
            token: components["schemas"]["LinkToken"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            /** @enum {string} */
            language: "en" | "es";
        };
        /**
         * Format: date
         * @description YYYY-MM-DD
         */
        Day: string;
        /** @description Not blank; kept as typed */
        LongText: string;
        FormStamp: {
            /** @description Says when the form was opened; signed */
            stamp: string;
            today: components["schemas"]["Day"];
        };
        /** @description Tells people from programs; missing values only affect the review by staff */
        FormCheck: {
            stamp?: string;
            /** @description A field that people can neither see nor hear */
            decoy?: string;
        };
        FormReceipt: {
            /** Format: date-time */
            receivedAt: string;
            /**
             * @description The confirmation email is not sent: too many emails were requested for its address, or from this network
             * @enum {string}
             */
            emailProblem?: "limited";
        };
        ContactMessageForm: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            message: components["schemas"]["LongText"];
        };
        /**
         * @description Why a form is suspected spam
         * @enum {string}
         */
        FormDoubt: "decoy" | "stampMissing" | "stampWrong" | "tooFast" | "tooLate" | "links" | "linkInName" | "markup" | "manyToOneAddress";
        /**
         * @description A message, a prayer request, or a request for a Saturday
         * @enum {string}
         */
        HeldFormKind: "contact" | "prayer" | "sabbath";
        HeldForm: {
            kind: components["schemas"]["HeldFormKind"];
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName?: string;
            email?: string;
            /** @description What was written; empty where nothing was */
            text: string;
            doubts: components["schemas"]["FormDoubt"][];
            language: components["schemas"]["WritingLanguage"];
            /** Format: date-time */
            receivedAt: string;
        };
        HeldFormPage: {
            items: components["schemas"]["HeldForm"][];
            page: number;
            pageSize: number;
            total: number;
        };
        /** @enum {string} */
        ContactMessageState: "held" | "new" | "answered" | "archived";
        ContactMessageSubmission: {
            form: components["schemas"]["ContactMessageForm"];
            language?: components["schemas"]["WritingLanguage"];
            check?: components["schemas"]["FormCheck"];
        };
        /**
         * @description Language of the emails; the reader's own when missing
         * @enum {string}
         */
        WritingLanguage: "en" | "es";
        PrayerRequestForm: {
            firstName: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            forWhom?: string;
            prayerRequest: components["schemas"]["LongText"];
            /** @description Yes when missing */
            shareWithTeam?: boolean;
            /** @description No when missing; needs an email */
            tellWhenPrayed?: boolean;
        };
        /** @enum {string} */
        PrayerRequestState: "held" | "new" | "inPrayer" | "prayed" | "archived";
        PrayerRequestSubmission: {
            form: components["schemas"]["PrayerRequestForm"];
            language?: components["schemas"]["WritingLanguage"];
            check?: components["schemas"]["FormCheck"];
        };
        /** @enum {string} */
        Attendance: "online" | "inPerson";
        SabbathRequestForm: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            date: components["schemas"]["Day"];
            attendance?: components["schemas"]["Attendance"];
            intention?: string;
        };
        /**
         * @description Joining a Saturday prayer or requesting a Saturday retreat
         * @enum {string}
         */
        SabbathRequestKind: "prayer" | "retreat";
        /** @enum {string} */
        SabbathRequestState: "held" | "new" | "answered" | "archived";
        SabbathRequestSubmission: {
            form: components["schemas"]["SabbathRequestForm"];
            language?: components["schemas"]["WritingLanguage"];
            check?: components["schemas"]["FormCheck"];
        };
        /** @enum {string} */
        GroupKind: "family" | "parish" | "prayerGroup" | "youth" | "school" | "friends" | "other";
        SabbathRetreatForm: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            firstDate: components["schemas"]["Day"];
            secondDate?: components["schemas"]["Day"];
            thirdDate?: components["schemas"]["Day"];
            people: number;
            groupKind?: components["schemas"]["GroupKind"];
            wishes?: string;
        };
        SabbathRetreatSubmission: {
            form: components["schemas"]["SabbathRetreatForm"];
            /** @description Filed by staff of type A or S for the person named in the form */
            forSomeoneElse?: boolean;
            language?: components["schemas"]["WritingLanguage"];
            check?: components["schemas"]["FormCheck"];
        };
        /** @enum {string} */
        UserTypeCode: "A" | "R" | "C" | "D" | "S" | "P" | "U" | "G";
        /** @enum {string} */
        UserState: "active" | "inactive";
        UserSummary: {
            id: number;
            firstName: string;
            lastName: string;
            email: string;
            userType: components["schemas"]["UserType"];
            state: components["schemas"]["UserState"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSignInAt: string | null;
        };
        UserPage: {
            items: components["schemas"]["UserSummary"][];
            page: number;
            pageSize: number;
            total: number;
            /** @description false when there are more than are counted */
            totalIsExact: boolean;
        };
        UserDetails: {
            id: number;
            /** @description Send it back with a change */
            version: number;
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            language: "en" | "es";
            userType: components["schemas"]["UserType"];
            state: components["schemas"]["UserState"];
            /** @description false until the invitation was accepted */
            hasPassword: boolean;
            /** @description On how many devices the user is logged in */
            openSessions: number;
            proposedAddress: components["schemas"]["ProposedAddressOrNone"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSignInAt: string | null;
        };
        CreateUserRequest: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            /**
             * @description Language of the emails
             * @enum {string}
             */
            language: "en" | "es";
            userType: components["schemas"]["UserType"];
        };
        UpdateUserRequest: {
            version: number;
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["PhoneOrNone"];
            /** @enum {string} */
            language?: "en" | "es";
            userType?: components["schemas"]["UserType"];
            isActive?: boolean;
        };
        MeetingProvider: {
            configured: boolean;
        };
        MeetingSignIn: {
            /** @description The login page of the meeting provider, with its parameters */
            url: string;
        };
        MeetingAnswer: {
            code: string;
            state: string;
        };
        MeetingAccount: {
            configured: boolean;
            connected: boolean;
            /** @description For how many more seconds, while connected; 0 once it has run out */
            expiresIn?: number;
        };
        /**
         * @description What the audit trail records
         * @enum {string}
         */
        AuditAction: "signed-in" | "sign-in-failed" | "limit-reached" | "code-failed" | "password-check-failed" | "signed-out" | "meeting-connected" | "meeting-disconnected" | "administrator-made" | "user-added" | "user-created" | "user-changed" | "user-types-changed" | "user-activated" | "user-deactivated" | "user-invited" | "user-reset-sent" | "user-sessions-ended" | "user-viewed" | "user-history-viewed" | "account-created" | "account-changed" | "account-closed" | "email-change-requested" | "email-changed" | "address-proposed" | "address-confirmed" | "address-objected" | "address-withdrawn" | "address-taken" | "password-changed" | "password-reset-requested" | "password-reset" | "sessions-ended" | "household-changed" | "data-downloaded" | "registration-viewed" | "registration-details-viewed" | "own-health-viewed" | "paypal-refunded" | "unmatched-payment-settled" | "waivers-viewed" | "waivers-recorded" | "waiver-link-sent" | "waiver-link-stopped" | "registration-link-replaced" | "registration-created" | "registration-changed" | "registration-cancelled" | "registration-promoted" | "registration-offer-accepted" | "registration-mailed" | "payment-recorded" | "refund-recorded" | "receipt-sent" | "price-adjusted" | "registration-closed" | "registration-address-confirmed" | "registration-released" | "held-forms-viewed" | "held-form-released" | "held-form-deleted" | "audit-viewed";
        AuditEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            action: components["schemas"]["AuditAction"];
            /** @description null when nobody was logged in */
            actorUserId: number | null;
            /** @description As it is now; null when the user is gone */
            actorName: string | null;
            /** @description Such as user:7 or registration:<id> */
            subject: string;
            /** @description A name, or the reference of a registration, as it is now */
            subjectName: string | null;
            details: components["schemas"]["ProblemParams"];
        };
        AuditPage: {
            items: components["schemas"]["AuditEntry"][];
            page: number;
            pageSize: number;
            total: number;
            /** @description false when there are more than are counted */
            totalIsExact: boolean;
        };
        /**
         * @description What waits for staff. Missing signatures are those of events that begin within ten days; unconfirmed addresses are those of events with scarce places.
         * @enum {string}
         */
        OpenWorkKind: "overduePayments" | "offersEndingToday" | "missingSignatures" | "failedEmails" | "unmatchedPayments" | "stuckRefunds" | "helpRequests" | "unconfirmedAddresses" | "heldForms" | "newPrayerRequests" | "newSabbathRequests";
        OpenWork: {
            kind: components["schemas"]["OpenWorkKind"];
            count: number;
            /** @description false when there are more than are counted */
            countIsExact: boolean;
            /** @description The event that it belongs to, for signatures and addresses */
            eventId?: string;
            eventName?: string;
        };
        WorkspaceEvent: {
            eventId: string;
            eventName: string;
            start_date: components["schemas"]["EventDate"];
            end_date: components["schemas"]["EventDate"];
            registration: components["schemas"]["RegistrationWindow"];
            /** @description Booked places */
            taken: number;
            figures?: components["schemas"]["WorkspaceEventFigures"];
        };
        /** @description For user types that may see registrations */
        WorkspaceEventFigures: {
            /** @enum {string} */
            currency: "USD";
            /** @description Payments less refunds */
            receivedCents: number;
            /** @description What parties with places still owe */
            openCents: number;
            /** @description People of checked-in parties */
            arrivedPeople: number;
            /** @description People of confirmed parties and of those who promised to pay */
            expectedPeople: number;
        };
        Workspace: {
            openWork: components["schemas"]["OpenWork"][];
            /** @description The next ones, soonest first */
            events: components["schemas"]["WorkspaceEvent"][];
            /** @description What colleagues did in the last seven days, newest first */
            actions: components["schemas"]["AuditEntry"][];
        };
        FoundParty: {
            /** Format: uuid */
            id: string;
            reference: string;
            contactFirstName: string;
            contactLastName: string;
            /** @description Who of the party was found, where it was not the contact */
            memberName?: string;
            eventName: string;
            state: components["schemas"]["RegistrationState"];
            partySize: number;
        };
        FoundUser: {
            id: number;
            firstName: string;
            lastName: string;
            email: string;
        };
        FoundEvent: {
            id: string;
            name: string;
            start_date: components["schemas"]["EventDate"];
            end_date: components["schemas"]["EventDate"];
        };
        SearchResults: {
            parties?: components["schemas"]["FoundParty"][];
            users?: components["schemas"]["FoundUser"][];
            events: components["schemas"]["FoundEvent"][];
        };
        DemoMail: {
            id: string;
            to: string;
            subject: string;
            text: string;
            /** Format: date-time */
            sentAt: string;
        };
        DemoMailList: {
            items: components["schemas"]["DemoMail"][];
        };
        FieldError: {
            /** @enum {string} */
            in: "body" | "query" | "path" | "header";
            /** @description JSON pointer, such as /members/2/age */
            pointer: string;
            rule: components["schemas"]["FieldRule"];
            params?: components["schemas"]["ProblemParams"];
        };
        /** @enum {string} */
        FieldRule: "required" | "type" | "pattern" | "minLength" | "maxLength" | "minimum" | "maximum" | "maxItems" | "enum" | "format" | "unknown" | "taken" | "notAllowed" | "guessable" | "bandNotOffered" | "adultNeeded" | "saturday" | "roomTooSmall" | "roomWithoutAdult";
        ProblemParams: {
            [key: string]: string | number | boolean;
        };
        /** @enum {string} */
        ProblemCode: "invalid-request" | "unauthenticated" | "forbidden" | "not-found" | "method-not-allowed" | "payload-too-large" | "unsupported-media-type" | "too-many-requests" | "too-many-emails" | "too-many-registrations" | "internal" | "unavailable" | "sign-in-failed" | "code-wrong" | "code-expired" | "link-invalid" | "link-replaced" | "link-over" | "password-wrong" | "household-full" | "changed-meanwhile" | "last-administrator" | "user-not-yours" | "user-inactive" | "email-unconfirmed" | "registration-not-open" | "event-full" | "quote-changed" | "idempotency-key-reused" | "state-conflict" | "changes-closed" | "payment-far-above" | "refund-exceeds-paid" | "refund-refused" | "refund-under-way" | "payment-unavailable" | "party-without-email" | "party-without-adult" | "responsible-adult-missing" | "minor-without-responsible" | "signer-not-responsible" | "band-not-offered" | "no-active-members" | "room-without-adult" | "rooms-too-small" | "rooms-not-offered" | "chosen-room-unknown" | "chosen-room-too-small" | "chosen-room-without-adult" | "payment-method-not-offered" | "waiver-changed" | "waiver-not-signable" | "meetings-not-configured" | "meeting-sign-in-invalid" | "meeting-refused" | "meeting-unreachable";
        Problem: {
            type: string;
            title: string;
            status: number;
            code: components["schemas"]["ProblemCode"];
            requestId: string;
            params?: components["schemas"]["ProblemParams"];
            errors?: components["schemas"]["FieldError"][];
        };
    };
    responses: {
        /** @description The problem */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Language of the texts */
        lng: components["schemas"]["Language"];
        userId: number;
        eventId: string;
        memberId: string;
        /** @description Names the form and what it is about, such as registration:miami-retreat-2026 */
        draftKey: string;
        heldFormKind: components["schemas"]["HeldFormKind"];
        registrationId: string;
        paymentId: string;
        idempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process can serve */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSite: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Site information from the configuration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnerTexts: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts by their place on the pages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerTextList"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getDay: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day, and the verse and the prayer that go with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChurchDay"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live state, as fresh as the platform's quota allows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveState"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
                type?: components["schemas"]["EventType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getEvent: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The price line by line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listRegistrations: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description A field; a leading hyphen reverses the order */
                sort?: "createdAt" | "-createdAt" | "contact" | "-contact" | "event" | "-event" | "state" | "-state" | "partySize" | "-partySize" | "totalCents" | "-totalCents";
                search?: string;
                eventId?: string;
                state?: components["schemas"]["RegistrationState"];
                paymentStatus?: components["schemas"]["PaymentStatus"];
                /** @description Only parties who have owed something for more than 10 days */
                overdue?: boolean;
                /** @description Only parties whose request for help with the price is unanswered */
                asksForHelp?: boolean;
                /** @description Only parties, except canceled ones, whose email address is unconfirmed */
                unconfirmedAddress?: boolean;
                /** @description Only parties that need this from staff */
                needs?: components["schemas"]["PartyNeed"];
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createRegistration: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationRequest"];
            };
        };
        responses: {
            /** @description Already registered with this key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            /** @description Registered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listRegistrationFigures: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationFiguresList"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnEntries: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last twenty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnEntries"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createStaffRegistration: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header: {
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRegistrationRequest"];
            };
        };
        responses: {
            /** @description Already registered with this key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            /** @description Registered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    findKnownPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnownPeopleRequest"];
            };
        };
        responses: {
            /** @description The matches: people first, then contacts with this email, each in the order in which their parties registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownPeopleList"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getWaitingList: {
        parameters: {
            query?: {
                page?: number;
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open offers and one page of the waiting parties */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingList"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    requestRegistrationLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationLinksRequest"];
            };
        };
        responses: {
            /** @description If there are any, an email with their links is queued */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getRegistration: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getConfirmation: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnReceipts: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReceipts"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    replaceOwnLink: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new key of the registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplacedLink"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    replaceLink: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Replaced; the email with the new link is queued */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    cancelRegistration: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationRequest"];
            };
        };
        responses: {
            /** @description The updated registration; canceling it again changes nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    sendRegistrationMessage: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationMessageRequest"];
            };
        };
        responses: {
            /** @description Queued */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    sendReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
                paymentId: components["parameters"]["paymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getRegistrationDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationDetails"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDetails"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnHealth"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPayments"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    changeParty: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartyChangeRequest"];
            };
        };
        responses: {
            /** @description The updated registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    quotePartyChange: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedParty"];
            };
        };
        responses: {
            /** @description The new price, the difference, and whether there are places */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyChangeQuote"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    acceptOffer: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionedRequest"];
            };
        };
        responses: {
            /** @description The updated registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    confirmAddress: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressConfirmationRequest"];
            };
        };
        responses: {
            /** @description The updated registration, confirmed or not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    confirmAddressByPhone: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionedRequest"];
            };
        };
        responses: {
            /** @description The updated registration; confirming it again changes nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    releaseRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseRequest"];
            };
        };
        responses: {
            /** @description The outcome for each party, in the order of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseResult"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    promoteRegistration: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionedRequest"];
            };
        };
        responses: {
            /** @description The updated registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentList"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    recordPayment: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header: {
                "Idempotency-Key": string;
            };
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description Already recorded with this key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            /** @description Recorded; the updated registration */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    adjustPrice: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceAdjustmentRequest"];
            };
        };
        responses: {
            /** @description The updated registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    closeRegistration: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionedRequest"];
            };
        };
        responses: {
            /** @description The updated registration; closing it again changes nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    refundPayPalPayment: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header: {
                "Idempotency-Key": string;
            };
            path: {
                registrationId: components["parameters"]["registrationId"];
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayPalRefundRequest"];
            };
        };
        responses: {
            /** @description Refunded and recorded; the updated registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            /** @description PayPal has not answered or finished yet; the refund is recorded once it has */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    startPayPalPayment: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
                /** @description dueNow: the deposit as long as one is asked for. all: the whole balance */
                part?: components["schemas"]["PayPalPart"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to approve it at PayPal; no address when there is nothing left to approve */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayPalPayment"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    checkPayPalPayment: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment status; while PayPal does not answer, the status known here */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayPalPayment"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    returnFromPayPal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayPalReturnRequest"];
            };
        };
        responses: {
            /** @description The registration's id and key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayPalReturn"];
                };
            };
            400: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    receivePayPalNotice: {
        parameters: {
            query?: never;
            header: {
                "PayPal-Auth-Algo": string;
                "PayPal-Cert-Url": string;
                "PayPal-Transmission-Id": string;
                "PayPal-Transmission-Sig": string;
                "PayPal-Transmission-Time": string;
            };
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayPalNotice"];
            };
        };
        responses: {
            /** @description Accepted, or already known */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listUnmatchedPayments: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnmatchedPaymentList"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    resolveUnmatchedPayment: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                unmatchedId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnmatchedResolutionRequest"];
            };
        };
        responses: {
            /** @description The updated payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnmatchedPayment"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listRegistrationHistory: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationHistory"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listWaiverTexts: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaiverTextList"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getWaivers: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the signatures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waivers"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    signWaivers: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaiverSigning"];
            };
        };
        responses: {
            /** @description The updated signatures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waivers"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    sendWaiverLink: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaiverLinkRequest"];
            };
        };
        responses: {
            /** @description The email is queued */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waivers"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    stopWaiverLink: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated signatures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waivers"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    recordPaperWaivers: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperWaivers"];
            };
        };
        responses: {
            /** @description The updated signatures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waivers"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listSignedWaivers: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                registrationId: components["parameters"]["registrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signatures with their texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedWaivers"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listUnsignedWaivers: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsignedPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            /** @description A one-time code was emailed */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeChallenge"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    signOut: {
        parameters: {
            query?: {
                /** @description For an expired user session; logging out on purpose also deletes drafts. A guest's drafts end with the session. */
                keepDrafts?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description Logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getCodeMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challengeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeMail"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description A field; a leading hyphen reverses the order */
                sort?: "name" | "-name" | "email" | "-email" | "createdAt" | "-createdAt" | "lastSignInAt" | "-lastSignInAt";
                /** @description Words from the name, email or phone */
                search?: string;
                /** @description Only users of this type */
                type?: components["schemas"]["UserTypeCode"];
                state?: components["schemas"]["UserState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description Created; the invitation is queued */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    sendPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is queued */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawUserAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No address is pending anymore */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No session is left */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listUserHistory: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path: {
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    continueAsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    reportActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The extended session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description A link to confirm the address was emailed or, if an account has the address already, a note that says so */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The updated account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRequest"];
            };
        };
        responses: {
            /** @description Confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailVerification"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        responses: {
            /** @description Emails to the new and to the old address are queued */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawProposedAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No address is pending anymore */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    confirmProposedAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedSecret"];
            };
        };
        responses: {
            /** @description Confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressConfirmation"];
                };
            };
            400: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    objectToProposedAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedSecret"];
            };
        };
        responses: {
            /** @description The account keeps its address */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed; the other sessions have ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, most recently used first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessionList"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEnding"];
            };
        };
        responses: {
            /** @description Logged out there */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listHousehold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, in the order in which they were added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Household"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    addHouseholdMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HouseholdMemberRequest"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseholdMember"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    updateHouseholdMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HouseholdMemberRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseholdMember"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    removeHouseholdMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnRegistrations: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registrations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRegistrationList"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    downloadOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountClosure"];
            };
        };
        responses: {
            /** @description Closed; registrations stay with their events */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description If there is such an account, a link was emailed */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Chosen; every session of the user has ended. Log in next */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names the form and what it is about, such as registration:miami-retreat-2026 */
                draftKey: components["parameters"]["draftKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftState"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names the form and what it is about, such as registration:miami-retreat-2026 */
                draftKey: components["parameters"]["draftKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftContent"];
            };
        };
        responses: {
            /** @description Saved */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    discardDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names the form and what it is about, such as registration:miami-retreat-2026 */
                draftKey: components["parameters"]["draftKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; also succeeds without a draft */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createFirstAdministrator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstAdministratorRequest"];
            };
        };
        responses: {
            /** @description Created; log in next */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getMeetingProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the site is configured for it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingProvider"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    startMeetingSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to log in; valid once, for ten minutes, in this session */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingSignIn"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getMeetingAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingAccount"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    finishMeetingSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingAnswer"];
            };
        };
        responses: {
            /** @description Connected; the tokens stay on the server */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingAccount"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    disconnectMeetingAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its tokens are deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    renewMeetingAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Renewed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingAccount"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getFormStamp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stamp to send with the form, and the current date at the center */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormStamp"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createContactMessage: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageSubmission"];
            };
        };
        responses: {
            /** @description Already received with this key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceipt"];
                };
            };
            /** @description Received */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceipt"];
                };
            };
            400: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createPrayerRequest: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrayerRequestSubmission"];
            };
        };
        responses: {
            /** @description Already received with this key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceipt"];
                };
            };
            /** @description Received */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceipt"];
                };
            };
            400: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createSabbathRequest: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SabbathRequestSubmission"];
            };
        };
        responses: {
            /** @description Already received with this key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceipt"];
                };
            };
            /** @description Received */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceipt"];
                };
            };
            400: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createSabbathRetreatRequest: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SabbathRetreatSubmission"];
            };
        };
        responses: {
            /** @description Already received with this key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceipt"];
                };
            };
            /** @description Received */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormReceipt"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listHeldForms: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldFormPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deleteHeldForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["heldFormKind"];
                formId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    releaseHeldForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["parameters"]["heldFormKind"];
                formId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Released as new */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getWorkspace: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    searchWorkspace: {
        parameters: {
            query: {
                q: string;
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten of each group, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                page?: number;
                action?: components["schemas"]["AuditAction"];
                /** @description Who did it */
                actorUserId?: number;
                /** @description What it was done to, such as user:7 */
                subject?: string;
                /** @description The first moment */
                from?: string;
                /** @description The first moment after it */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listDemoMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest emails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoMailList"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
}
