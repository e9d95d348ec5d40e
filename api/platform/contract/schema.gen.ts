// Generated from openapi.yaml by api/platform/contract/generate.ts. Do not edit.

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the health of this process and its database */
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
        /** Get the site information that every page shows */
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
        /** Get the texts that only the owner can supply; empty until then */
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
        /** Get today in the Church's year, in the site's time zone */
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
         * Get whether a live broadcast is running
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
        /**
         * Save what staff write about an event
         * @description Nothing public changes: an event is seen as it was until it is published. changed-meanwhile says that someone else has saved it.
         */
        put: operations["saveEvent"];
        post?: never;
        /**
         * Delete a draft, or the unpublished changes of an event
         * @description changed-meanwhile says that someone else has saved it.
         */
        delete: operations["discardEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an event, or a draft, for editing */
        get: operations["getEventContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish what was saved
         * @description event-not-ready says what must be corrected first. A new event gets its id, from its English name; it never changes after that.
         */
        post: operations["publishEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide an event, or conclude it
         * @description state-conflict says that parties are registered for an event that is still to come, which therefore cannot be hidden.
         */
        post: operations["changeEventState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a published event as a file in the format of the events that come with the site */
        get: operations["exportEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what publishing the saved changes means for those who are registered
         * @description Nothing changes. Prices that were agreed on stay. event-not-ready says what must be corrected first.
         */
        get: operations["getEventEffect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/agreed-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the parties whose agreed price is not the one that the event has now
         * @description Parties that come or wait, by the name of the contact. Nothing changes: what was agreed on stays until staff apply the new prices.
         */
        get: operations["listPriceDifferences"];
        put?: never;
        /**
         * Apply the prices that the event has now to chosen parties
         * @description Each party gets the new price with its history and one email; what staff granted it stays granted. Repeated, it changes nothing. A party that cannot get the price does not block the others.
         */
        post: operations["applyPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what canceling an event means for its parties, or what is still to be done once it is canceled
         * @description Nothing changes. Before the event is canceled these are the numbers that staff see first.
         */
        get: operations["getEventCancellation"];
        put?: never;
        /**
         * Cancel an event
         * @description It takes no more registrations at once. Every party is then canceled and gets one email with the message in its language. Refunds are given one by one by staff. It cannot be undone. state-conflict says that the event is canceled already, completed or over, or was never published.
         */
        post: operations["cancelEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event as its public page would show it once it is published
         * @description event-not-ready says what must be corrected first.
         */
        get: operations["previewEvent"];
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
        /** Get the bookings and open work of each event, soonest first and completed ones last */
        get: operations["listRegistrationFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/registration-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the people, money, signatures and arrivals of an event in figures, and how registration went */
        get: operations["getEventOverview"];
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
    "/events/{eventId}/door-parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the parties of an event for check-in, one page at a time, by the name of the contact
         * @description Holds no phone, address or health. With `since`, only those that changed from a little before that moment on, so that a screen that stays open learns of them.
         */
        get: operations["listDoorParties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/arrivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record who has arrived, who has left and who is not coming, or undo that
         * @description Each record has its own ID, so one that is sent twice counts once. When two devices record the same person, the earlier time stays. A record that contradicts what happened meanwhile becomes a question to staff. Times are corrected by the difference between `sentAt` and the server's clock.
         */
        post: operations["recordArrivals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/prepared-devices/{deviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the key of what this device stores of an event
         * @description Only for the user who prepared it. The key belongs to this login from now on.
         */
        get: operations["getPreparedDevice"];
        /**
         * Prepare a device for check-in without a connection
         * @description Issues the key with which the device encrypts what it stores. Repeated, it answers the same key. The key is deleted when the user logs out, removes the device, and on the second day after the event. not-found once that day has come.
         */
        put: operations["prepareDevice"];
        post?: never;
        /**
         * Delete the key of a device, so that what it stores cannot be read anymore
         * @description One's own device; A deletes the key of anyone's. Repeated, it changes nothing.
         */
        delete: operations["removePreparedDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/arrival-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the records that need a decision by staff, the oldest first */
        get: operations["listArrivalQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/arrival-questions/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a record, and with it about all others that ask the same of the same person
         * @description 'record' applies it; state-conflict while the party has no places at this event. 'dismiss' leaves everything as it is. Repeated, it changes nothing.
         */
        post: operations["answerArrivalQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/freed-places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give back the places of the people of a party who are not coming
         * @description A party of which nobody comes is canceled. state-conflict while some of a party are still to come and none has arrived: then the party itself can be changed. The price stays. Repeated, it changes nothing.
         */
        post: operations["freePlaces"];
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
        /** Get a registration by its key */
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
         * Get the reference, the event and the receipts of a registration by its key
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
         * Replace the link to a registration, for its party
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
    "/registrations/{registrationId}/move-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Quote moving a party to another event; changes nothing */
        post: operations["quotePartyMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a party to another event, with its people, payments, signatures and history
         * @description The party keeps its reference and its links. Repeated, as after a lost answer, it changes nothing. A signature stays valid where the other event has the same waiver; otherwise the party is asked to sign again.
         */
        post: operations["moveParty"];
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
    "/balance-reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind parties by email of what is due now
         * @description A party is reminded at most once in 24 hours. A party that cannot be reminded does not block the others.
         */
        post: operations["remindOfBalances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signature-reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind parties by email of the signatures that are missing
         * @description A party is reminded at most once in 24 hours. A party that cannot be reminded does not block the others.
         */
        post: operations["remindOfSignatures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration-closures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close parties whose events have ended
         * @description Their balances stay in their ledgers but are no longer open work. A party that cannot be closed does not block the others.
         */
        post: operations["closeRegistrations"];
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
    "/paypal-webhooks/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a webhook event of one PayPal app; only ids are read from it */
        post: operations["receivePayPalWebhook"];
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
    "/registrations/{registrationId}/assigned-rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rooms in which the people of a registration sleep
         * @description People without a bed are left out.
         */
        get: operations["getPartyRooms"];
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
    "/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the rooms of the center, which events copy; 500 at most */
        get: operations["listRooms"];
        put?: never;
        /**
         * Add rooms that are alike to the center, or to one event
         * @description room-name-taken says that its house has one of this name.
         */
        post: operations["addRooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms/{roomId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a room
         * @description changed-meanwhile says that someone else has changed it; room-occupied that people sleep in beds that it would no longer have.
         */
        put: operations["changeRoom"];
        post?: never;
        /**
         * Remove a room in which nobody sleeps
         * @description changed-meanwhile says that someone else has changed it; room-occupied that people sleep in it.
         */
        delete: operations["removeRoom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy the rooms of the center into an event that has none
         * @description Repeated, it is refused with state-conflict, as it is while the center has no rooms.
         */
        post: operations["copyRooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/rooming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rooms of an event, and everyone who stays the night
         * @description One snapshot of the whole event, whose capacity bounds it. Parties that wait or are about to pay are left out. With `known`, the tag of an earlier answer, nothing is answered while nothing has changed.
         */
        get: operations["getRooming"];
        put?: never;
        /**
         * Assign people to rooms, step by step
         * @description move and remove say where people sleep, pin and unpin whether they may be moved, suggest assigns everyone who has no bed, clear takes out everyone whom suggest assigned and nobody pinned, undo takes the last step back. What is impossible is refused with placement-refused and a reason. changed-meanwhile comes with the current state: since `version` someone else has changed the same people or this room or, for suggest, clear and undo, anything. To remove someone who no longer comes says that the gap was seen.
         */
        post: operations["changeRooming"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/packet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get everyone who comes to an event, for the pages that the house prints; each view is recorded in the audit trail
         * @description One answer for the whole event, whose capacity bounds it. Parties that wait or are about to pay are left out. Health and guardians are read through readPacketDetails.
         */
        get: operations["getEventPacket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/packet-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read diets, or guardians and emergency contacts, of a whole event
         * @description Asks for a reason. Each reading is recorded in the audit trail with the reason, the pages and the number of people. Only what these pages show is in the answer.
         */
        post: operations["readPacketDetails"];
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
        /** Get the caller's account */
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
        /** Change the caller's names, phone and language */
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
         * Request a change of the caller's email address
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
        /** Keep the caller's address and reject the one that staff entered */
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
    "/account/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether the caller's address gets emails about upcoming events */
        get: operations["getNewsSubscription"];
        /**
         * Subscribe to emails about upcoming events, or unsubscribe
         * @description Emails begin once the person has confirmed by the emailed link. They end at once.
         */
        put: operations["changeNewsSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm or end emails about upcoming events, or about online sessions, with an emailed link
         * @description /newsEmails?confirm=token, /newsEmails?unsubscribe=token and, for emails about online sessions, /newsEmails?sessions=token. Needs no login. Repeating it changes nothing. The links to unsubscribe and to turn emails off never expire; the link to confirm works for a week. state-conflict says that the emails to an address stay off, because not only its owner stopped them.
         */
        post: operations["answerNewsLink"];
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
        /** Change the caller's password */
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
        /** List the caller's sessions */
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
        /** List the people of the caller's household */
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
        /** List the caller's registrations, newest first, each with its key */
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
        /** Download all data of the caller's account */
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
        /** Close the caller's account permanently */
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
         * @description At most 64 kB. Beyond 20 drafts, or 8 of a guest, the oldest is deleted.
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
    "/online-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the occurrences of online sessions */
        get: operations["listOnlineSessions"];
        put?: never;
        /**
         * Schedule an online session, once or repeatedly
         * @description Each occurrence is a session of its own. Its meeting is created afterwards, in the account of its host.
         */
        post: operations["createOnlineSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-session-hosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the staff whose account at the meeting provider is connected */
        get: operations["listOnlineSessionHosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one occurrence */
        get: operations["getOnlineSession"];
        /**
         * Change one occurrence, or all of its series from it on
         * @description A change of all from it on moves each by as many days, to the same time of day in its zone. Canceled occurrences and those that have begun stay as they are.
         */
        put: operations["updateOnlineSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-sessions/{sessionId}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List by name who is expected at an occurrence and who has entered; that is audited */
        get: operations["listOnlineSessionPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-sessions/{sessionId}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel one occurrence, or all of its series from it on */
        post: operations["cancelOnlineSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-sessions/{sessionId}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the address at which the host starts the meeting
         * @description From fifteen minutes before the session, for its host and substitute host. The provider is asked at this moment and the address is stored nowhere.
         */
        post: operations["startOnlineSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-sessions/{sessionId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the meeting of an occurrence, so that its former address opens nothing anymore
         * @description The new meeting is created afterwards. Nobody needs to be told, because people join on the site.
         */
        post: operations["replaceOnlineSessionLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-sessions/{sessionId}/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join an online session
         * @description From ten minutes before the session until its end. Everyone who is logged in, guests too, may enter an open session; users enter a Saturday prayer to which they are expected, and a session of an event for which their party is registered. The key of an emailed link opens the session for its person without an account. Only this response contains the address of the meeting.
         */
        post: operations["enterOnlineSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-online-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sessions to come that the caller may join, soonest first */
        get: operations["listOwnOnlineSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-online-sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a session that the caller may join, also when it has ended or is canceled */
        get: operations["getOwnOnlineSession"];
        /**
         * Say that the caller is coming to a Saturday prayer
         * @description A second time changes nothing.
         */
        put: operations["announceOnlineSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-online-sessions/{sessionId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a session for the caller's own calendar
         * @description An iCalendar file. Its place is this site's page; the address of the meeting is not in it.
         */
        get: operations["getOnlineSessionCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/{registrationId}/online-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the online sessions to come that a party may join */
        get: operations["listPartyOnlineSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-online-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sessions to come that anyone can join through a link on the page, soonest first */
        get: operations["listOpenOnlineSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-online-sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a session that anyone can join, also when it has ended or is canceled */
        get: operations["getOpenOnlineSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-online-sessions/{sessionId}/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a session without logging in
         * @description From ten minutes before the session until its end. Only this response contains the address of the meeting.
         */
        post: operations["enterOpenOnlineSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-online-sessions/{sessionId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a session that anyone can join for the caller's own calendar
         * @description An iCalendar file. Its place is this site's page; the address of the meeting is not in it.
         */
        get: operations["getOpenOnlineSessionCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a webhook event of the meeting provider
         * @description Signed by the provider with MEETING_WEBHOOK_SECRET, at most five minutes ago. Answers the check of the address; a job does everything else. An event that comes again changes nothing.
         */
        post: operations["receiveMeetingWebhook"];
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
        /** Get whether staff can connect an account for online meetings here */
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
        /**
         * List messages from the contact form
         * @description Forms held for review are not in the list.
         */
        get: operations["listContactMessages"];
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
        /**
         * List prayer requests for those who pray
         * @description Items contain no last name, address or phone. Type P gets the requests that were shared with the prayer team, and searches their first name, for whom, and text only. Type D gets all of them. Forms held for review are not in the list.
         */
        get: operations["listPrayerRequests"];
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
    "/prayer-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one prayer request
         * @description For type P one that was shared with the prayer team, without contact; anything else is not found.
         */
        get: operations["getPrayerRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/{requestId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve a prayer request for 20 minutes, or renew the reservation
         * @description claimed-by-other says who has reserved it. An open page renews by itself, so this does not extend the session.
         */
        post: operations["claimPrayerRequest"];
        /** End the caller's reservation of a prayer request; also succeeds without one */
        delete: operations["releasePrayerRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-request-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move prayer requests to another state, all of them or none
         * @description A person who asked to be told that we have prayed gets one email, ten minutes after 'prayed', unless the request has left that state by then. changed-meanwhile says who changed a request and how; claimed-by-other who has reserved one.
         */
        post: operations["setPrayerRequestStates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-request-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count prayer requests over time
         * @description The last weeks, months or years, each with its counts, the oldest first. Deleted requests are counted; forms held for review are not. Days are those of the center.
         */
        get: operations["getPrayerSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests to pray through one at a time
         * @description New ones and those in prayer, the oldest first, up to 20, without those that someone else has reserved. Cards contain no last name, address or phone.
         */
        get: operations["listPrayerCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sabbath-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a request for a Saturday */
        get: operations["getSabbathRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sabbath-requests/{requestId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a request for a Saturday, propose another Saturday, or decline, and email the person
         * @description A prayer is accepted for its day and a retreat for one of its days, or both for the proposed day. The email about a proposed Saturday has a link with which the person answers yes or no. saturday-taken says that another retreat was accepted for that day, or is asked about it, unless evenIfTaken.
         */
        post: operations["decideSabbathRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saturday-proposals/{proposal}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a proposed Saturday with the link in its email
         * @description Contains no names. link-invalid: the link is unknown, or the request was deleted.
         */
        get: operations["getSaturdayProposal"];
        put?: never;
        /**
         * Accept or decline a proposed Saturday
         * @description Yes accepts the request for that day; after no it waits for staff again. The same reply again changes nothing. state-conflict says that the other reply was given, that the day has passed, or that staff have decided otherwise.
         */
        post: operations["replyToSaturdayProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saturdays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the coming Saturdays that the forms do not offer, or not to everyone */
        get: operations["listSaturdayLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saturday-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List thirteen Saturdays with the requests for each */
        get: operations["listSaturdays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saturdays/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close or open a Saturday and set its places
         * @description The forms stop offering a closed Saturday at once; earlier requests stay. changed-meanwhile says who changed it.
         */
        put: operations["setSaturday"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sabbath-request-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move requests for a Saturday to another state, all of them or none
         * @description changed-meanwhile says who changed one of them. saturday-accepted says that the accepted Saturday of one of them is not over: moving it would free the day without notifying the person, so staff decline it or propose another day instead.
         */
        post: operations["setSabbathRequestStates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-messages/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a message from the contact form */
        get: operations["getContactMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-message-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move messages to another state, all of them or none
         * @description changed-meanwhile says who changed one of them.
         */
        post: operations["setContactMessageStates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-event-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an event from a file, as a draft
         * @description The file is checked as those that come with the site. event-not-ready names its first error.
         */
        post: operations["importEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List events for staff, drafts and hidden ones included */
        get: operations["listStaffEvents"];
        put?: never;
        /**
         * Begin an event, as a draft
         * @description Empty, or a copy of another event with its dates moved to another first day.
         */
        post: operations["createStaffEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bulk emails, drafts included */
        get: operations["listMailings"];
        put?: never;
        /** Create a draft of a bulk email */
        post: operations["createMailing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/new-mailings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the bulk emails created after a moment, up to 100
         * @description An open list asks every 15 seconds, so this only reads an index and does not extend the session.
         */
        get: operations["countNewMailings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{mailingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a bulk email and its results */
        get: operations["getMailing"];
        /**
         * Save a draft
         * @description changed-meanwhile says that someone else has saved it. state-conflict says that it was sent.
         */
        put: operations["saveMailing"];
        post?: never;
        /** Delete a draft */
        delete: operations["discardMailing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{mailingId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to a draft
         * @description At most 3 files, 5 MB together. mailing-not-ready says what is wrong with it. The body is the file itself.
         */
        post: operations["addMailingFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{mailingId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a file from a draft */
        delete: operations["removeMailingFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{mailingId}/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the list of people of a draft of news; replaces the earlier list
         * @description Their agreement is declared by the caller; the name and the time are stored.
         */
        put: operations["saveMailingList"];
        post?: never;
        /** Remove the list of people from a draft */
        delete: operations["discardMailingList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{mailingId}/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the recipients of a draft
         * @description Each address counts once, however many parties have it. An address gets the email of its latest party.
         */
        get: operations["countMailingAudience"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{mailingId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a bulk email as one of its recipients would get it
         * @description Its link leads to the site and opens nobody's registration. mailing-not-ready says what is wrong with the text.
         */
        get: operations["previewMailing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{mailingId}/preview.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the HTML of a preview, for a frame
         * @description Has its own content security policy: no script runs, nothing is fetched, and only pages of this site may frame it.
         */
        get: operations["showMailingPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{mailingId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a preview to the caller’s own address
         * @description Its link leads to the site and opens nobody's registration.
         */
        post: operations["sendTestMailing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{mailingId}/sending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a draft to all its recipients
         * @description recipients-changed says how many there are now, mailing-not-ready what is wrong with it. At most 5 mailings and 20,000 recipients per user and hour.
         */
        post: operations["sendMailing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{mailingId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause, resume or cancel a bulk email that is being sent
         * @description Takes effect at once, except for an email that is already at the mail server. Canceling is final.
         */
        post: operations["changeMailingState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{mailingId}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the recipients of a bulk email that was sent */
        get: operations["listMailingRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailings/{mailingId}/resends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a bulk email again to those who did not get it, or may not have
         * @description The email has the same Message-ID, so that an email program which has it shows it once.
         */
        post: operations["resendMailing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a bounced email, a complaint, or an unsubscription by email
         * @description For the mail server, authenticated by MAIL_BOUNCE_SECRET. Takes reports of RFC 3464 and RFC 5965 as received. A forged report, or one that names no email of this site, changes nothing and gets the same response.
         */
        post: operations["receiveMailBounce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form-answers/{kind}/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a person who wrote through a public form, by email
         * @description The texts around the answer are in the person's language. Staff can answer without seeing the address. A new message or request for a Saturday becomes answered. A prepared answer is sent in the person's language. party-without-email says that the person gave no address; claimed-by-other who has reserved a prayer request.
         */
        post: operations["answerForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prepared-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prepared answers to prayer requests
         * @description In the reader's language; the email is in the language of its recipient.
         */
        get: operations["listPreparedAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/new-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the forms of a kind received or released after a moment, up to 100
         * @description An open list asks every 15 seconds, so this only reads an index and does not extend the session.
         */
        get: operations["countNewForms"];
        put?: never;
        post?: never;
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
        /**
         * List requests for a Saturday
         * @description Forms held for review are not in the list.
         */
        get: operations["listSabbathRequests"];
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
        /**
         * List forms held for review as suspected spam
         * @description Only kinds that the caller may read: messages are for A, requests for a Saturday for A, S and D, prayer requests for P and D. Type P gets prayer requests that were shared with the prayer team, without last name and email, and finds none by these.
         */
        get: operations["listHeldForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/held-forms/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a form held for review
         * @description A form of a kind that the caller may not read is not found.
         */
        get: operations["getHeldForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/held-form-decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release forms held for review, or delete them; all or none
         * @description Released forms become new, and their emails are sent; of deleted ones nobody gets an email. changed-meanwhile says who has decided about one of them. A form of a kind that the caller may not read is not found.
         */
        post: operations["decideHeldForms"];
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
         * Get what waits for the logged-in member of staff, the next events, and what colleagues did lately
         * @description Contains only what the caller's user types may see. Counts use indexes and stop at a limit, so the response takes the same time for any number of registrations.
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
         * Search parties, users, events, reports and forms
         * @description Parties by the name of the contact or of any of their people, email, phone, reference, or id; users by name, email or phone; events by name; reports by name or number; prayer requests, requests for Saturdays and messages by the fields that their lists search. Accents, capitals, the order of words, and how a phone or a reference is written do not matter. A group that the caller's user types may not see is left out.
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
    "/reports/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports that the caller's user types may run
         * @description Names and labels are in the reader's language.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a report
         * @description Mode `download` only counts the rows: the response contains the addresses of the complete files. Rows of a list are streamed; their keys are the titles of the columns in the reader's language, in the order of the columns. A report that takes too long or finds too many rows answers 200 with `error` and no rows. Another run of the same user ends this one (429). Problems carry `error`, the sentence for the reader.
         */
        post: operations["runReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/files/{fileToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a complete report; each address works once, for five minutes, in the session that asked for it
         * @description A browser that opens the address (it prefers text/html to JSON) gets a problem as a page with its sentence.
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's last ten runs, newest first; each is kept for 90 days
         * @description Only reports that the caller may still run.
         */
        get: operations["listReportRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller's saved views of a list, by name */
        get: operations["listSavedViews"];
        put?: never;
        /** Save a view of a list, at most 30 of each; the caller must be allowed to open the list */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workspace/views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of the caller's saved views */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        /** Rename one of the caller's saved views, or replace what it shows; missing fields stay as they are */
        patch: operations["updateSavedView"];
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
    "/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say how the site is doing */
        get: operations["getSystemStatus"];
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
            /** @description The address of its picture; null shows the drawn window */
            logo: string | null;
            /** @description The film on the home page */
            promoVideo: components["schemas"]["PromoVideo"] | null;
            demo: boolean;
            /** @description Whether a provider of online meetings is configured */
            meetings: boolean;
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
            /**
             * Format: uuid
             * @description An online session open to everyone that runs now
             */
            sessionId?: string;
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
            /** @description null without a limit */
            placesLeft: number | null;
        };
        /** @enum {string} */
        RegistrationWindowState: "notYetOpen" | "open" | "full" | "closed" | "completed" | "cancelled";
        /** @enum {string} */
        PaymentMethod: "Zelle" | "Check" | "Cash" | "PayPal";
        Event: {
            id: string;
            name: string;
            type: components["schemas"]["EventType"];
            status: components["schemas"]["EventStatus"];
            /**
             * Format: date-time
             * @description When the event was canceled; its status stays as it was
             */
            cancelled_at?: string;
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
            /** @description A verse for the event */
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
        EventName: string;
        EventNote: string;
        /** @description On one line, without control and bidirectional characters */
        EventLine: string;
        /** @description Blank lines separate paragraphs. Without control and bidirectional characters */
        EventParagraphs: string;
        /** @description What staff write about an event, and the format of its file. A draft may leave out anything; EventFault names what must be there before it is published */
        EventContent: {
            id?: string;
            type?: components["schemas"]["EventType"];
            status?: components["schemas"]["EventStatus"];
            reg_date?: components["schemas"]["EventDate"];
            reg_end_date?: components["schemas"]["EventDate"];
            start_date?: components["schemas"]["EventDate"];
            end_date?: components["schemas"]["EventDate"];
            timeZone?: string;
            roomCapacity?: number;
            ageBands?: components["schemas"]["AgeBand"][];
            maxRegistrationCount?: number;
            sessions?: components["schemas"]["AgeRange"];
            rates?: components["schemas"]["EventRates"];
            deposit?: components["schemas"]["Deposit"];
            paymentMethods?: components["schemas"]["PaymentMethod"][];
            links?: components["schemas"]["EventLinks"];
            texts: components["schemas"]["EventTextsInBoth"];
        };
        EventRates: {
            roomBasePrice?: components["schemas"]["WrittenRate"];
            childRate?: components["schemas"]["WrittenRate"];
            teenRate?: components["schemas"]["WrittenRate"];
            youngAdultRate?: components["schemas"]["WrittenRate"];
            additionalAdultRate?: components["schemas"]["WrittenRate"];
            adultRetreatRate?: components["schemas"]["WrittenRate"];
            toddlerRate?: components["schemas"]["WrittenRate"];
        };
        /** @description Dollars, as they were written; a number or a numeric string */
        WrittenRate: number | string;
        EventLinks: {
            map?: string;
            whatsAppLink?: string;
            retreatEmail?: string;
            paypal_clientID?: string;
        };
        EventTextsInBoth: {
            en: components["schemas"]["EventTexts"];
            es: components["schemas"]["EventTexts"];
        };
        EventTexts: {
            name?: components["schemas"]["EventName"];
            timings?: components["schemas"]["EventLine"];
            short_description?: components["schemas"]["EventNote"];
            description?: components["schemas"]["EventParagraphs"];
            location?: components["schemas"]["EventLine"];
            address?: components["schemas"]["EventLine"];
            wog?: components["schemas"]["EventNote"];
            wogReference?: components["schemas"]["EventLine"];
            paymentOptions?: components["schemas"]["EventPaymentOptions"];
            contact?: components["schemas"]["EventNote"];
            fee?: components["schemas"]["EventNote"];
            /** @description What to bring */
            packing?: components["schemas"]["EventParagraphs"];
            /** @description How to get there */
            travel?: components["schemas"]["EventParagraphs"];
        };
        /** @description Payment instructions by method */
        EventPaymentOptions: {
            Zelle?: components["schemas"]["EventNote"];
            Check?: components["schemas"]["EventNote"];
            Cash?: components["schemas"]["EventNote"];
            PayPal?: components["schemas"]["EventNote"];
        };
        /** @enum {string} */
        EventStatus: "Completed" | "Planned";
        /**
         * @description Why an event cannot be published
         * @enum {string}
         */
        EventFaultRule: "required" | "otherLanguage" | "date" | "endBeforeStart" | "closesBeforeOpens" | "opensAfterEnd" | "restAfterStart" | "bandGap" | "bandOrder" | "lastBandEnds" | "sessionOrder" | "rate" | "instructionsMissing" | "https" | "email" | "timeZone" | "clientId" | "verseSource" | "belowBooked";
        EventFault: {
            /** @description JSON pointer into the content, such as /texts/es/name */
            pointer: string;
            rule: components["schemas"]["EventFaultRule"];
        };
        EventVersion: {
            version: number;
        };
        EventUpdate: {
            version: number;
            content: components["schemas"]["EventContent"];
        };
        EventStateChange: {
            version: number;
            action: components["schemas"]["EventAction"];
        };
        /** @enum {string} */
        EventAction: "hide" | "conclude";
        /** @description What the parties of a canceled event are told, each in its language */
        CancellationMessage: {
            en: components["schemas"]["CancellationText"];
            es: components["schemas"]["CancellationText"];
        };
        /** @description Plain text; blank lines separate paragraphs */
        CancellationText: string;
        EventFile: {
            /** @description Of the file */
            name: string;
            yaml: string;
        };
        EventFileImport: {
            yaml: string;
        };
        /** @enum {string} */
        EventFact: "dates" | "timings" | "place";
        /**
         * @description What another first day may change for a person: the age group, and with it the price of a new registration; being of age, or a minor; and then a signature that was given
         * @enum {string}
         */
        DateChange: "ageGroup" | "ofAge" | "minor" | "signature";
        /** @description Ages are known on the first day only, so on another one a person may be of several ages */
        AffectedPerson: {
            /** Format: uuid */
            registrationId: string;
            reference: string;
            name: string;
            age: number;
            youngest: number;
            oldest: number;
            changes: components["schemas"]["DateChange"][];
        };
        PriceDifference: {
            /** Format: uuid */
            registrationId: string;
            version: number;
            reference: string;
            /** @description Of the contact */
            name: string;
            people: number;
            /** @description What was agreed on */
            totalBeforeCents: number;
            /** @description At the other prices; null: they have no price for this party, which keeps the one agreed on */
            totalCents: number | null;
            /** @description Payments minus refunds */
            paidCents: number;
        };
        PriceDifferenceList: {
            items: components["schemas"]["PriceDifference"][];
            page: number;
            pageSize: number;
            total: number;
        };
        PriceApplication: {
            parties: {
                /** Format: uuid */
                registrationId: string;
                version: number;
                /** @description The new price as staff saw it */
                quotedTotalCents: number;
            }[];
        };
        /**
         * @description samePrice: the party has this price already. changedMeanwhile: the party or the price changed after staff saw it. notPriced: the event has no price for it. notChangeable: it is being paid, has arrived, was canceled or closed, or the event has ended.
         * @enum {string}
         */
        PriceApplicationOutcome: "applied" | "samePrice" | "changedMeanwhile" | "notPriced" | "notChangeable" | "notFound";
        PriceApplicationResult: {
            items: {
                /** Format: uuid */
                registrationId: string;
                outcome: components["schemas"]["PriceApplicationOutcome"];
            }[];
        };
        EventEffect: {
            /** @description Parties that are registered or wait */
            parties: number;
            /** @description What is new for them */
            facts: components["schemas"]["EventFact"][];
            /** @description New registrations are priced otherwise; agreed prices stay */
            hasOtherPrices: boolean;
            /** @description Parties that would pay another price if staff apply the new ones, or could not be priced */
            repriced: components["schemas"]["PriceDifference"][];
            /** @description All of them, also those that are not listed */
            repricedParties: number;
            affected: components["schemas"]["AffectedPerson"][];
            /** @description All of them, also those who are not listed */
            affectedPeople: number;
            /** @description People who have signed and must sign again, because the other type of event has another waiver */
            signAgain: number;
            message: components["schemas"]["MailingTexts"];
        };
        EventCancellationRequest: {
            version: number;
            message: components["schemas"]["CancellationMessage"];
        };
        EventCancellation: {
            /**
             * Format: date-time
             * @description null before the event is canceled
             */
            cancelledAt: string | null;
            message: components["schemas"]["CancellationMessage"] | null;
            /** @description Parties that are still to be canceled */
            parties: number;
            /** @description Their people */
            people: number;
            /** @description Those of them on the waiting list, or with an offer */
            waitingParties: number;
            /** @description Those of them who must be called */
            partiesWithoutEmail: number;
            /** @description Parties that have arrived, which stay as they are */
            arrivedParties: number;
            /** @description Parties whose money is still to be refunded */
            refundParties: number;
            refunds: components["schemas"]["RefundsByMethod"][];
        };
        RefundsByMethod: {
            method: components["schemas"]["PaymentMethod"];
            parties: number;
            amountCents: number;
        };
        EventCreation: {
            /** @description The event to copy */
            copyOf?: string;
            start_date?: components["schemas"]["EventDate"];
        };
        /**
         * @description draft is an event that was never published
         * @enum {string}
         */
        StaffEventState: "draft" | "published" | "hidden" | "concluded" | "cancelled";
        StaffEvent: {
            id: string;
            state: components["schemas"]["StaffEventState"];
            /** @description Whether something was saved and not published */
            hasChanges: boolean;
            /** @description In the language asked for; empty if a draft has none */
            name: string;
            start_date?: components["schemas"]["EventDate"];
            maxRegistrationCount?: number;
            /** @description Booked places */
            taken: number;
        };
        StaffEventPage: {
            items: components["schemas"]["StaffEvent"][];
            page: number;
            pageSize: number;
            total: number;
            totalIsExact: boolean;
        };
        EditedEvent: {
            id: string;
            version: number;
            state: components["schemas"]["StaffEventState"];
            hasChanges: boolean;
            content: components["schemas"]["EventContent"];
            /** @description What the public sees; null for a draft */
            published: components["schemas"]["EventContent"] | null;
            /** @description The file shipped with the site, if staff own the event and it is different */
            shipped: components["schemas"]["EventContent"] | null;
            /**
             * Format: date-time
             * @description When it was last saved by staff
             */
            editedAt: string | null;
            editedByName: string | null;
            /** @description Those whose secret is configured */
            payPalClientIds: string[];
            /** @description Booked places */
            taken: number;
            /** @description Whether it can be hidden: not while parties are registered, or waiting, for an event still to come */
            mayHide: boolean;
            /** @description Whether it can be canceled: it has not ended and is not canceled yet */
            mayCancel: boolean;
        };
        /** @description The part of the price that is due first. The rest is due on a day where the event takes place. The deposit is absent when everything is due at once, as it is from that day on */
        Deposit: {
            /** @description Of the price, rounded to whole cents */
            percent: number;
            restDueOn: components["schemas"]["EventDate"];
        };
        /** @description The part of the balance that is due on the day of the deposit's rest; missing when everything is due now */
        LaterCents: number;
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
        /** @description In international format; the placeholder number is refused */
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
        /** @description In which of the party's rooms this person sleeps, from 1; those with the same number share it. When missing, a room is proposed. Ignored for someone who does not stay the night. */
        RoomNumber: number;
        /** @description Whether this person needs a room without stairs, which says nothing of health. Missing when nobody asked. Ignored for someone who does not stay the night. */
        NeedsStepFree: boolean;
        /** @description Someone of another registration with whom this person would like to share a room: a wish that staff read. The response never says whether that person is registered. */
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
            /** @description What the center deducts from the lines */
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
            needsStepFree?: components["schemas"]["NeedsStepFree"];
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
            /** @description A confidential request for help with the price */
            priceHelp?: components["schemas"]["PriceHelpRequest"];
            /**
             * @description Language of the emails; the reader's own when missing
             * @enum {string}
             */
            language?: "en" | "es";
            wantsNews?: components["schemas"]["WantsNews"];
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
            /** @description The payment that came with the form; recorded with it */
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
            /** @description Payments minus refunds */
            paidCents: number;
            /** Format: date-time */
            enteredAt: string;
            /** @description How long the desk still offers to undo it; 0 once it is canceled or someone has arrived */
            undoableSeconds: number;
        };
        /** @description Why staff accept minors without a responsible adult; part of the history */
        WithoutAdultReason: string;
        /**
         * @description Where staff got a registration from
         * @enum {string}
         */
        StaffSource: "phone" | "paper" | "walkIn";
        RegistrationFiguresList: {
            items: components["schemas"]["RegistrationFigures"][];
        };
        /**
         * @description What a party needs from staff: its offer ends today (where the event takes place), an email to it failed, a refund through PayPal was refused or takes longer than two days, money for a canceled event is still to be refunded, or someone has not signed the waiver
         * @enum {string}
         */
        PartyNeed: "offerEndsToday" | "failedEmail" | "stuckRefund" | "refundLeft" | "signature";
        /**
         * @description A sum of money of an event: `promised` is the price of all parties that have places and are not waiting to accept them, `received` is what came less what was returned, `open` is what is still to be paid
         * @enum {string}
         */
        EventSum: "promised" | "received" | "open";
        /**
         * @description Where someone with a place is on the days of the event, as recorded at the door
         * @enum {string}
         */
        Presence: "here" | "left" | "notComing" | "toCome";
        /**
         * @description Of the rooms of a party: it requested some (`requested`), someone who stays the night has a bed (`withBed`), or has none (`withoutBed`), or asked for a room without stairs (`stepFree`)
         * @enum {string}
         */
        PartyRooming: "requested" | "withBed" | "withoutBed" | "stepFree";
        EventOverview: {
            eventId: string;
            /** @description The age bands of the event, youngest first */
            bands: components["schemas"]["BandCount"][];
            money: components["schemas"]["EventMoney"];
            signatures: components["schemas"]["WaiverCount"];
            presence: components["schemas"]["PresenceCounts"];
            /** @description Missing at an event without rooms */
            rooms?: components["schemas"]["RoomCounts"];
            /** @description How registration went for this event, then for up to two events of the same type before it, the last one first */
            courses: components["schemas"]["RegistrationCourse"][];
            /** @description How many days are left until the first day; below 0 after it */
            today: number;
        };
        BandCount: {
            band: components["schemas"]["AgeBandName"];
            /** @description People with a place */
            people: number;
        };
        EventMoney: {
            /** @enum {string} */
            currency: "USD";
            promisedCents: number;
            receivedCents: number;
            openCents: number;
        };
        RoomCounts: {
            /** @description Rooms of the parties that come */
            requested: number;
            /** @description Those of them whose people all have a bed */
            assigned: number;
            /** @description People who stay the night and have a bed */
            withBed: number;
            /** @description People who stay the night and have none */
            withoutBed: number;
            /** @description People who stay the night and asked for a room without stairs */
            stepFree: number;
        };
        PresenceCounts: {
            here: number;
            left: number;
            notComing: number;
            toCome: number;
        };
        RegistrationCourse: {
            eventId: string;
            eventName: string;
            /** @description The days on which someone registered, earliest first */
            days: components["schemas"]["RegistrationDay"][];
        };
        RegistrationDay: {
            /** @description How many days before the first day of the event; below 0 after it */
            daysBefore: number;
            /** @description People who were registered on that day, also those who canceled later */
            people: number;
        };
        RegistrationFigures: {
            eventId: string;
            eventName: string;
            start_date: components["schemas"]["EventDate"];
            end_date: components["schemas"]["EventDate"];
            registration: components["schemas"]["RegistrationWindow"];
            /** @description Booked places */
            taken: number;
            /** @description Missing without a limit; may be below the booked places */
            maxRegistrationCount?: number;
            /** @description Parties with an open offer */
            offeredParties: number;
            /** @description Parties on the waiting list until the event has ended; also those whose address must be confirmed first */
            waitingParties: number;
            /** @description People of these waiting parties */
            waitingPeople: number;
            /** @description Parties who have owed something for more than 10 days */
            overdueParties: number;
            /** @description Parties who ask for help with the price */
            helpParties: number;
            /** @description Parties, except canceled ones and those of past events, whose email address is unconfirmed */
            unconfirmedParties: number;
        };
        WaitingList: {
            event: components["schemas"]["RegisteredEvent"];
            taken: number;
            /** @description null without a limit */
            placesLeft: number | null;
            /** @description Places are offered until the event begins */
            canOffer: boolean;
            /** @description Open offers, those that end first at the top */
            offers: components["schemas"]["WaitingParty"][];
            waiting: components["schemas"]["WaitingParty"][];
            page: number;
            pageSize: number;
            /** @description Waiting parties */
            total: number;
        };
        /** @enum {string} */
        ArrivalKind: "arrived" | "departed" | "notComing";
        ArrivalRecord: {
            /**
             * Format: uuid
             * @description Given by the device
             */
            id: string;
            /** Format: uuid */
            registrationId: string;
            /** Format: uuid */
            memberId: string;
            kind: components["schemas"]["ArrivalKind"];
            /** @description Whether it takes an earlier record of this kind back */
            isUndo: boolean;
            /**
             * Format: date-time
             * @description By the clock of the device
             */
            at: string;
        };
        ArrivalBatch: {
            /** Format: uuid */
            deviceId: string;
            /**
             * Format: date-time
             * @description By the clock of the device
             */
            sentAt: string;
            records: components["schemas"]["ArrivalRecord"][];
        };
        /**
         * @description agreed: another record already said so. question: staff decide. settled: staff have decided the same question. refused: too late to undo, or not at a time of the event.
         * @enum {string}
         */
        ArrivalOutcome: "recorded" | "agreed" | "question" | "settled" | "refused";
        /** @enum {string} */
        ArrivalReason: "cancelled" | "moved" | "personGone" | "noPlaces" | "placeFreed" | "undoneMeanwhile" | "arrivedMeanwhile" | "tooLate" | "notNow" | "unknown";
        ArrivalResult: {
            /** Format: uuid */
            id: string;
            outcome: components["schemas"]["ArrivalOutcome"];
            reason?: components["schemas"]["ArrivalReason"];
        };
        ArrivalBatchResult: {
            /** Format: date-time */
            serverTime: string;
            /** @description What was added to the times of the device; 0 when its clock is about right */
            clockDifferenceMs: number;
            results: components["schemas"]["ArrivalResult"][];
            parties: components["schemas"]["DoorParty"][];
            openQuestions: number;
        };
        PreparedDevice: {
            /** @description For AES-GCM: 32 bytes in base64 */
            key: string;
            /** Format: date-time */
            preparedAt: string;
            /**
             * Format: date-time
             * @description When nothing of the event may be on the device anymore
             */
            expiresAt: string;
        };
        PreparedDeviceState: {
            device?: components["schemas"]["PreparedDevice"];
        };
        DoorPerson: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            isMinor: boolean;
            band: components["schemas"]["AgeBandName"];
            /** @description Which of the rooms of the party */
            room?: number;
            assignedRoom?: components["schemas"]["AssignedRoom"];
            isSignatureMissing: boolean;
            isPlaceFreed: boolean;
            /** Format: date-time */
            arrivedAt?: string;
            /** Format: date-time */
            departedAt?: string;
            /** Format: date-time */
            notComingAt?: string;
        };
        DoorParty: {
            /** Format: uuid */
            id: string;
            reference: string;
            version: components["schemas"]["Version"];
            state: components["schemas"]["RegistrationState"];
            contactFirstName: string;
            contactLastName: string;
            /** @description What is still to be paid; below 0 for what is to be refunded */
            balanceCents: number;
            laterCents?: components["schemas"]["LaterCents"];
            people: components["schemas"]["DoorPerson"][];
        };
        DoorPartyPage: {
            event: components["schemas"]["DoorEvent"];
            items: components["schemas"]["DoorParty"][];
            page: number;
            pageSize: number;
            total: number;
            /** Format: date-time */
            serverTime: string;
            openQuestions: number;
            /** @description With `since`, the parties that have moved to another event meanwhile */
            movedAway?: string[];
        };
        DoorEvent: {
            id: string;
            name: string;
            start_date: components["schemas"]["EventDate"];
            end_date: components["schemas"]["EventDate"];
            timeZone: string;
            deposit?: components["schemas"]["Deposit"];
        };
        ArrivalQuestion: {
            /** Format: uuid */
            recordId: string;
            /** Format: uuid */
            registrationId: string;
            reference: string;
            /** @description Of the person; of the contact when the person has left the party */
            firstName: string;
            lastName: string;
            kind: components["schemas"]["ArrivalKind"];
            isUndo: boolean;
            /** Format: date-time */
            at: string;
            reason: components["schemas"]["ArrivalReason"];
            /** @description Name of the member of staff */
            byName?: string;
            /** @description Whether it can be applied now */
            canRecord: boolean;
        };
        ArrivalQuestionPage: {
            items: components["schemas"]["ArrivalQuestion"][];
            page: number;
            pageSize: number;
            total: number;
        };
        ArrivalAnswer: {
            /** @enum {string} */
            decision: "record" | "dismiss";
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
         * @description The site, or where staff got it from
         * @enum {string}
         */
        RegistrationSource: "online" | "phone" | "paper" | "walkIn";
        /**
         * @description By received payments, never by promised ones
         * @enum {string}
         */
        PaymentStatus: "unpaid" | "partPaid" | "paid" | "refunded";
        FreedPlacesRequest: {
            version: components["schemas"]["Version"];
            /** @description How many people of the party were shown as not coming; a different current number is a conflict */
            notComing: number;
        };
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
            /** @description What the party says it can pay */
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
        PayPalPaymentStatus: "none" | "open" | "checking" | "paid" | "declined" | "ended" | "withStaff";
        /**
         * @default dueNow
         * @enum {string}
         */
        PayPalPart: "dueNow" | "all";
        PayPalPayment: {
            standing: components["schemas"]["PayPalPaymentStatus"];
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
        PayPalWebhookEvent: {
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
        RegistrationChangeKind: "registered" | "waitlisted" | "offered" | "offerAccepted" | "offerEnded" | "holdEnded" | "promoted" | "cancelled" | "eventCancelled" | "confirmed" | "payment" | "paymentPending" | "refund" | "waiverSigned" | "waiverLinkSent" | "waiverLinkStopped" | "receipt" | "message" | "changed" | "moved" | "balanceReminder" | "signatureReminder" | "restReminder" | "eventReminder" | "priceAdjusted" | "priceApplied" | "closed" | "linkReplaced" | "addressReminder" | "addressConfirmed" | "addressReleased" | "arrived" | "arrivalUndone" | "departed" | "departureUndone" | "notComing" | "notComingUndone" | "placesFreed" | "arrivalDismissed";
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
            needsStepFree?: components["schemas"]["NeedsStepFree"];
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
            /** @description Present once the center has canceled the event */
            cancellation?: {
                message?: components["schemas"]["CancellationText"];
            };
        };
        /**
         * @description Who still checks money that PayPal reported and that is not recorded as paid yet; meanwhile the party is neither reminded nor overdue. Missing when there is none.
         * @enum {string}
         */
        PaymentReview: "staff" | "payPal";
        PaymentDue: {
            method: components["schemas"]["PaymentMethod"];
            /** @description The total price */
            amountCents: number;
            status: components["schemas"]["PaymentStatus"];
            /** @description Payments minus refunds */
            paidCents: number;
            /** @description Whether its request for help with the price is unanswered */
            awaitsHelp: boolean;
            review?: components["schemas"]["PaymentReview"];
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
            /** @description Whether the event is over */
            hasEnded: boolean;
            /** Format: uuid */
            id: string;
            reference: string;
            /** @description Missing in the answer to a new registration */
            waiver?: components["schemas"]["WaiverCount"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["RegistrationState"];
            source: components["schemas"]["RegistrationSource"];
            /** @description Whether money has been owed for more than 10 days, whether promised, for people added later, or after a refund, and no request for help with the price is unanswered, and no payment is under review */
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
         * @description confirmed: someone has confirmed the address in the meantime. notReleasable: it has no places to give back, it has paid, its event has started, or a payment is in progress.
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
        BalanceReminderRequest: {
            registrationIds: string[];
        };
        /**
         * @description remindedBefore: within the last 24 hours. nothingDue: nothing has to be paid now, a payment is under review, or the event has started. asksForHelp: it asked for help with the price and has no answer yet.
         * @enum {string}
         */
        BalanceReminderOutcome: "reminded" | "remindedBefore" | "nothingDue" | "asksForHelp" | "noEmail" | "notFound";
        BalanceReminderResult: {
            items: {
                /** Format: uuid */
                registrationId: string;
                outcome: components["schemas"]["BalanceReminderOutcome"];
            }[];
        };
        ChosenParties: {
            registrationIds: string[];
        };
        /**
         * @description remindedBefore: within the last 24 hours. nothingMissing: everyone has signed, or nobody needs to: the party waits, is canceled or has arrived, or the event has ended.
         * @enum {string}
         */
        SignatureReminderOutcome: "reminded" | "remindedBefore" | "nothingMissing" | "noEmail" | "notFound";
        SignatureReminderResult: {
            items: {
                /** Format: uuid */
                registrationId: string;
                outcome: components["schemas"]["SignatureReminderOutcome"];
            }[];
        };
        /**
         * @description closedBefore: it was closed already. notEnded: its event has not ended.
         * @enum {string}
         */
        ClosureOutcome: "closed" | "closedBefore" | "notEnded" | "notFound";
        ClosureResult: {
            items: {
                /** Format: uuid */
                registrationId: string;
                outcome: components["schemas"]["ClosureOutcome"];
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
        /**
         * @description A double bed and a bunk have room for two; a crib for a toddler
         * @enum {string}
         */
        BedKind: "single" | "double" | "bunk" | "crib";
        RoomBeds: components["schemas"]["BedKind"][];
        HouseName: string;
        RoomName: string;
        RoomUpdate: {
            version: number;
            house: components["schemas"]["HouseName"];
            floor?: components["schemas"]["HouseName"];
            name: components["schemas"]["RoomName"];
            beds: components["schemas"]["RoomBeds"];
            isStepFree: boolean;
            /** @description Has a bath of its own */
            hasBath: boolean;
            isOutOfService: boolean;
            /** @description People of different parties may share it */
            isShared: boolean;
        };
        NewRooms: {
            /** @description Missing for rooms of the center */
            eventId?: string;
            house: components["schemas"]["HouseName"];
            floor?: components["schemas"]["HouseName"];
            names: components["schemas"]["RoomName"][];
            beds: components["schemas"]["RoomBeds"];
            isStepFree: boolean;
            hasBath: boolean;
            isOutOfService: boolean;
            isShared: boolean;
        };
        Room: {
            /** Format: uuid */
            id: string;
            version: number;
            house: string;
            floor?: string;
            name: string;
            beds: components["schemas"]["BedKind"][];
            isStepFree: boolean;
            hasBath: boolean;
            isOutOfService: boolean;
            isShared: boolean;
        };
        RoomList: {
            items: components["schemas"]["Room"][];
        };
        /** @description The room of the event in which a person sleeps */
        AssignedBed: {
            /** Format: uuid */
            roomId: string;
            /** @description The bed space, from 1; missing for a toddler who shares a bed */
            space?: number;
        };
        /** @description The room in which a person sleeps, as people call it */
        AssignedRoom: {
            house: string;
            floor?: string;
            name: string;
        };
        PartyRooms: {
            items: {
                /** Format: uuid */
                memberId: string;
                room: components["schemas"]["AssignedRoom"];
            }[];
        };
        FoundRoom: {
            /** Format: uuid */
            id: string;
            house: string;
            floor?: string;
            name: string;
            /** @description The event whose room it is; missing for a room of the center */
            eventId?: string;
            eventName?: string;
        };
        RoomingPlacement: {
            /** Format: uuid */
            roomId: string;
            /** @description Which bed space of the room, from 1; missing for a toddler who shares a bed */
            space?: number;
            isPinned: boolean;
            /** @description Whether staff assigned this person and not suggest */
            isByHand: boolean;
        };
        RoomingPerson: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            registrationId: string;
            reference: string;
            firstName: string;
            lastName: string;
            age: components["schemas"]["Age"];
            band: components["schemas"]["AgeBandName"];
            gender?: components["schemas"]["Gender"];
            /** @description Which of the rooms of the party */
            partyRoom?: number;
            /**
             * @description Missing for everyone else
             * @enum {boolean}
             */
            needsStepFree?: true;
            wantedRoommate?: {
                firstName: string;
                lastName: string;
            };
            placement?: components["schemas"]["RoomingPlacement"];
        };
        /** @description A bed whose person no longer comes, until staff have seen it or given it to someone else */
        RoomingGap: {
            /** Format: uuid */
            memberId: string;
            /** Format: uuid */
            registrationId: string;
            reference: string;
            /** @description Of the person; of the contact when the person was removed from the party */
            firstName: string;
            lastName: string;
            /** Format: uuid */
            roomId: string;
            /**
             * @description moved: to another event. removed: from the party. noBed: the party has no places at the moment, or the person does not stay the night
             * @enum {string}
             */
            reason: "cancelled" | "moved" | "removed" | "noBed";
        };
        RoomingStep: {
            kind: components["schemas"]["RoomingAction"];
            /** Format: date-time */
            at: string;
            byName?: string;
            people: number;
            /**
             * Format: uuid
             * @description The person, if it was one
             */
            memberId?: string;
        };
        /** @description What suggest did with people who belong together, and why */
        RoomingChoice: {
            memberIds: string[];
            /**
             * Format: uuid
             * @description Missing where no room was found
             */
            roomId?: string;
            /**
             * @description The first that applies. withParty: where others of their party sleep. withRoommate: with a roommate, one of whom named the other. shares: a room that parties may share. stepFree: a step-free room, which they need. near: near others of their party. fits: a free room with enough beds. noRoom: nowhere are enough beds together. noAdult: minors without someone of 18 or over
             * @enum {string}
             */
            reason: "withParty" | "withRoommate" | "shares" | "stepFree" | "near" | "fits" | "noRoom" | "noAdult" | "noStepFree";
        };
        EventRooming: {
            event: {
                id: string;
                names: {
                    en: string;
                    es: string;
                };
                start_date: components["schemas"]["EventDate"];
                end_date: components["schemas"]["EventDate"];
                timeZone: string;
            };
            version: number;
            /** @description Changes with everything that this answer shows */
            tag: string;
            rooms: components["schemas"]["Room"][];
            people: components["schemas"]["RoomingPerson"][];
            gaps: components["schemas"]["RoomingGap"][];
            lastStep?: components["schemas"]["RoomingStep"];
            /** @description After suggest, what it did */
            choices: components["schemas"]["RoomingChoice"][];
        };
        /** @enum {string} */
        RoomingAction: "move" | "remove" | "pin" | "unpin" | "suggest" | "clear" | "undo";
        RoomingChange: {
            version: number;
            action: components["schemas"]["RoomingAction"];
            /** @description The people to move, remove, pin or unpin */
            memberIds?: string[];
            /**
             * Format: uuid
             * @description Where to move them
             */
            roomId?: string;
            /** @description To which bed space, for one person */
            space?: number;
        };
        EventPacket: {
            event: {
                id: string;
                type: components["schemas"]["EventType"];
                /** @description Whether parties can take rooms */
                offersRooms: boolean;
                names: {
                    en: string;
                    es: string;
                };
                start_date: components["schemas"]["EventDate"];
                end_date: components["schemas"]["EventDate"];
                timeZone: string;
                deposit?: components["schemas"]["Deposit"];
            };
            /** Format: date-time */
            madeAt: string;
            /** @description The rooms of the event, by house, floor and name */
            rooms: components["schemas"]["Room"][];
            parties: components["schemas"]["PacketParty"][];
        };
        PacketParty: {
            /** Format: uuid */
            id: string;
            reference: string;
            state: components["schemas"]["RegistrationState"];
            contactFirstName: string;
            contactLastName: string;
            contactPhone: string;
            /** @description What is still to be paid; below 0 for what is to be refunded */
            balanceCents: number;
            laterCents?: components["schemas"]["LaterCents"];
            /** @enum {string} */
            currency: "USD";
            /** @description What the party said about its arrival */
            arrival?: string;
            members: components["schemas"]["PacketPerson"][];
        };
        PacketPerson: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            age: number;
            band: components["schemas"]["AgeBandName"];
            lodging?: components["schemas"]["Lodging"];
            room?: components["schemas"]["RoomNumber"];
            /** @description Whether the person stays the night */
            needsBed: boolean;
            /** @description Whether that must be in a room without stairs */
            needsStepFree: boolean;
            bed?: components["schemas"]["AssignedBed"];
            /** @description Whether the current waiver is signed for this person */
            isSigned: boolean;
            /** @description The adult who is responsible for this minor */
            responsibleName?: string;
        };
        /**
         * @description A printed page with details that are read with a reason
         * @enum {string}
         */
        PacketPage: "kitchen" | "minors";
        /**
         * @description Why details of a whole event are read
         * @enum {string}
         */
        PacketReason: "preparing" | "duringEvent" | "emergency";
        PacketDetailsRequest: {
            pages: components["schemas"]["PacketPage"][];
            reason: components["schemas"]["PacketReason"];
        };
        PacketDetails: {
            people: {
                /** Format: uuid */
                id: string;
                /** @description Of the page kitchen */
                diet?: string;
                /** @description Of the page minors */
                guardianName?: string;
                /** @description Of the page minors */
                guardianPhone?: string;
                /** @description Of the page minors */
                joinsSessions?: boolean;
            }[];
            /** @description The parties of minors, with their emergency contacts */
            parties: {
                /** Format: uuid */
                id: string;
                emergencyName?: string;
                emergencyPhone?: string;
            }[];
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
            /** @description Each detail replaces its earlier answer. Missing ones stay, unless another person comes instead: then all are deleted */
            details?: components["schemas"]["MemberDetails"];
            lodging?: components["schemas"]["Lodging"];
            room?: components["schemas"]["RoomNumber"];
            wantedRoommate?: components["schemas"]["WantedRoommate"];
            needsStepFree?: components["schemas"]["NeedsStepFree"];
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
            /** @description Each detail replaces its earlier answer. Missing ones stay, unless nobody of the earlier party is coming anymore: then all are deleted */
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
        PartyMoveTarget: {
            /** @description The event to move to */
            eventId: string;
        };
        PartyMoveRequest: {
            version: components["schemas"]["Version"];
            /** @description The event to move to */
            eventId: string;
            /** @description The price that staff have seen */
            quotedTotalCents: number;
        };
        PartyMoveQuote: {
            state: components["schemas"]["RegistrationState"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            quote: components["schemas"]["Quote"];
            totalBeforeCents: number;
            /** @description Payments minus refunds; they move with the party */
            paidCents: number;
            /** @description No rooms where the event has none */
            rooms: number;
            roomsBefore: number;
            /** @description Before the party moves; null where there is no limit */
            placesLeft: number | null;
            signatures: components["schemas"]["WaiverCount"];
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
            /** @description Whether the event is over */
            hasEnded: boolean;
            /**
             * Format: date-time
             * @description When it lost its places because the address was unconfirmed
             */
            addressReleasedAt?: string;
            event: components["schemas"]["RegisteredEvent"];
            payment: components["schemas"]["PaymentDue"];
            people: number;
            /** @description Opens this registration */
            key: string;
        };
        RegistrationSummary: {
            isAddressConfirmed: boolean;
            /** @description Whether the event is over */
            hasEnded: boolean;
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
            /** @enum {string} */
            currency: "USD";
            /** @description What is still to be paid; below 0 when too much came */
            balanceCents: number;
            /** @description The part of the balance that is due now; the rest is due later */
            dueNowCents: number;
            restDueOn?: components["schemas"]["EventDate"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description Whether money has been owed for more than 10 days, whether promised, for people added later, or after a refund, and no request for help with the price is unanswered */
            isOverdue: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        RegistrationPage: {
            items: components["schemas"]["RegistrationSummary"][];
            page: number;
            pageSize: number;
            total: number;
            /** @description false when counting stopped at a limit */
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
            /** @description In how many seconds the meeting account expires; missing where none is connected */
            meetingExpiresIn?: number;
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
        /** @description Whether to ask, by an email to this address, if it wants emails about upcoming events */
        WantsNews: boolean;
        NewsSubscription: {
            /**
             * @description asked until the link in the email is answered
             * @enum {string}
             */
            state: "none" | "asked" | "subscribed";
        };
        NewsSubscriptionRequest: {
            wanted: boolean;
        };
        NewsAnswer: {
            /** @enum {string} */
            action: "confirm" | "unsubscribe" | "resubscribe" | "turnOff" | "turnOn";
            token: string;
        };
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
            wantsNews?: components["schemas"]["WantsNews"];
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
            news: components["schemas"]["NewsSubscription"];
            household: components["schemas"]["HouseholdMember"][];
            sessions: components["schemas"]["OwnSession"][];
            drafts: components["schemas"]["OwnDraft"][];
            savedViews: components["schemas"]["SavedView"][];
            /** @description Made while logged in, or with the confirmed address of the account */
            registrations: components["schemas"]["Registration"][];
            /** @description Sent while logged in, or with the confirmed address of the account; newest first */
            contactMessages: components["schemas"]["OwnContactMessage"][];
            prayerRequests: components["schemas"]["OwnPrayerRequest"][];
            sabbathRequests: components["schemas"]["OwnSabbathRequest"][];
            sabbathRetreatRequests: components["schemas"]["OwnSabbathRetreatRequest"][];
            onlineSessions: components["schemas"]["JoinedOnlineSession"][];
        };
        JoinedOnlineSession: {
            title: string;
            /** Format: date-time */
            startsAt: string;
            /** @description Whether the person said so */
            isComing: boolean;
            /** Format: date-time */
            enteredAt?: string;
            /** @description How long the person was in the meeting, where the provider told it */
            attendedMinutes?: number;
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
        /** @description Not blank; stored as typed */
        LongText: string;
        FormStamp: {
            /** @description Says when the form was opened; signed */
            stamp: string;
            today: components["schemas"]["Day"];
        };
        /** @description Detects spam by programs; missing values only affect the review by staff */
        FormCheck: {
            stamp?: string;
            /** @description A hidden field that people leave empty */
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
        HeldReason: "decoy" | "stampMissing" | "stampWrong" | "tooFast" | "tooLate" | "links" | "linkInName" | "markup" | "manyToOneAddress";
        /**
         * @description A message, a prayer request, or a request for a Saturday
         * @enum {string}
         */
        HeldFormKind: "contact" | "prayer" | "sabbath";
        /**
         * @description A kind of form that is not held, or held forms of every kind that the caller may read
         * @enum {string}
         */
        NewFormKind: "contact" | "prayer" | "sabbath" | "held";
        HeldForm: {
            kind: components["schemas"]["HeldFormKind"];
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName?: string;
            email?: string;
            /** @description The text; empty without one */
            text: string;
            reasons: components["schemas"]["HeldReason"][];
            language: components["schemas"]["WritingLanguage"];
            /** Format: date-time */
            receivedAt: string;
        };
        HeldFormPage: {
            items: components["schemas"]["HeldForm"][];
            page: number;
            pageSize: number;
            total: number;
            /** @description false when counting stopped at a limit */
            totalIsExact: boolean;
            /**
             * Format: date-time
             * @description When the newest that the caller may read was received
             */
            newestAt: string | null;
        };
        HeldFormDecisionRequest: {
            /** @enum {string} */
            decision: "release" | "delete";
            formIds: string[];
        };
        /** @enum {string} */
        ContactMessageState: "held" | "new" | "answered" | "archived";
        ContactMessageSubmission: {
            form: components["schemas"]["ContactMessageForm"];
            language?: components["schemas"]["WritingLanguage"];
            check?: components["schemas"]["FormCheck"];
        };
        /**
         * @description The language that someone reads or wrote in. Unlike `Language`, it has no default.
         * @enum {string}
         */
        WritingLanguage: "en" | "es";
        /** @enum {string} */
        SabbathDeskState: "new" | "proposed" | "accepted" | "declined" | "answered" | "archived";
        SabbathRequestSummary: {
            /** Format: uuid */
            id: string;
            version: number;
            firstName: string;
            lastName: string;
            /** Format: date-time */
            receivedAt: string;
            kind: components["schemas"]["SabbathRequestKind"];
            state: components["schemas"]["SabbathDeskState"];
            /** @description The Saturdays that suit, the best first */
            days: string[];
            /** Format: date */
            acceptedDay: string | null;
            /**
             * Format: date
             * @description The Saturday that was proposed and waits for a reply
             */
            proposedDay: string | null;
            people?: number;
        };
        SabbathRequestDetails: {
            /** Format: uuid */
            id: string;
            version: number;
            firstName: string;
            lastName: string;
            language: components["schemas"]["WritingLanguage"];
            /** Format: date-time */
            receivedAt: string;
            kind: components["schemas"]["SabbathRequestKind"];
            state: components["schemas"]["SabbathDeskState"];
            /** @description The Saturdays that suit, the best first */
            days: string[];
            /** Format: date */
            acceptedDay: string | null;
            /**
             * Format: date
             * @description The Saturday that was proposed and waits for a reply
             */
            proposedDay: string | null;
            attendance?: components["schemas"]["Attendance"];
            people?: number;
            groupKind?: components["schemas"]["GroupKind"];
            /** @description The intention or the wishes; empty without any */
            text: string;
            /** @description The member of staff who filed it for the person */
            filedByName: string | null;
            email: string;
            phone?: string;
            /** @description Who changed it last; null when nobody did or the user was deleted */
            changedByName: string | null;
            answers: components["schemas"]["FormAnswer"][];
        };
        SabbathRequestPage: {
            items: components["schemas"]["SabbathRequestSummary"][];
            page: number;
            pageSize: number;
            total: number;
            /** @description false when counting stopped at a limit */
            totalIsExact: boolean;
            /**
             * Format: date-time
             * @description When the newest was received or released
             */
            newestAt: string | null;
        };
        /** @enum {string} */
        SabbathDecisionKind: "accepted" | "proposed" | "declined";
        SabbathDecision: {
            version: number;
            decision: components["schemas"]["SabbathDecisionKind"];
            /**
             * Format: date
             * @description The day that is accepted, one of its days or the proposed one; or the coming Saturday that is proposed
             */
            day?: string;
            evenIfTaken?: boolean;
            text?: components["schemas"]["LongText"];
        };
        /** @enum {string} */
        ProposalAnswer: "yes" | "no";
        SaturdayProposal: {
            kind: components["schemas"]["SabbathRequestKind"];
            /** Format: date */
            day: string;
            /**
             * @description Over once the day has passed or staff have decided otherwise
             * @enum {string}
             */
            standing: "open" | "replied" | "over";
            reply: components["schemas"]["ProposalAnswer"] | null;
        };
        ProposalReply: {
            reply: components["schemas"]["ProposalAnswer"];
        };
        SaturdayLimits: {
            closedForPrayer: string[];
            closedForRetreats: string[];
            /** @description The places in person are taken */
            onlineOnly: string[];
        };
        Saturday: {
            /** Format: date */
            day: string;
            /** @description Requests that are neither declined nor archived, like all counts here */
            online: number;
            inPerson: number;
            /** @description Requests that do not say how the person takes part */
            unsaid: number;
            /** @description Requested for this day first, not accepted yet */
            retreats: number;
            acceptedRetreats: number;
            /** @description null without a limit */
            places: number | null;
            isPrayerClosed: boolean;
            isRetreatClosed: boolean;
            /** @description 0 before the first change */
            version: number;
        };
        SaturdayCalendar: {
            items: components["schemas"]["Saturday"][];
            /**
             * Format: date
             * @description The day at the center
             */
            today: string;
        };
        SaturdaySettings: {
            /** @description The version that was read; 0 before the first change */
            version: number;
            isPrayerClosed: boolean;
            isRetreatClosed: boolean;
            /** @description For people who join the prayer in person; no limit when missing */
            places?: number;
        };
        /** @enum {string} */
        SabbathMove: "new" | "answered" | "archived";
        SabbathStateChange: {
            state: components["schemas"]["SabbathMove"];
            requests: components["schemas"]["ReadForms"];
        };
        /** @enum {string} */
        ContactDeskState: "new" | "answered" | "archived";
        /** @enum {string} */
        MailingState: "draft" | "sending" | "paused" | "canceled" | "done";
        /**
         * @description A state, or mailings of the last 30 days that some recipients did not get
         * @enum {string}
         */
        MailingListState: "draft" | "sending" | "paused" | "canceled" | "done" | "incomplete";
        /**
         * @description uncertain means that the connection to the mail server ended before it answered
         * @enum {string}
         */
        MailingRecipientState: "waiting" | "sending" | "sent" | "failed" | "uncertain" | "canceled";
        /**
         * @description Parties with a missing signature on the waiver, or without one missing
         * @enum {string}
         */
        MailingSignatures: "any" | "missing" | "complete";
        /**
         * @description registration goes to parties, about their own registration. news goes to addresses that asked for emails about upcoming events, and to a list whose people have agreed to it; each has a link to unsubscribe.
         * @enum {string}
         */
        MailingKind: "registration" | "news";
        /** @description Parties of these events. An empty list of states means all but canceled parties; any other empty list means all. News goes only to people who asked for it: to all of them if optedIn is true, and otherwise to those among the contacts of these parties and the users of these types. */
        MailingAudience: {
            eventIds: string[];
            states: components["schemas"]["RegistrationState"][];
            paymentStatuses: components["schemas"]["PaymentStatus"][];
            signatures: components["schemas"]["MailingSignatures"];
            languages: components["schemas"]["WritingLanguage"][];
            /** @description Everyone who asked for emails about upcoming events */
            optedIn: boolean;
            /** @description Users of these types. Only type A may choose them */
            userTypes: components["schemas"]["UserTypeCode"][];
        };
        /** @description A list of people who, as its sender declared, agreed to get news */
        MailingList: {
            recipients: number;
            declaredByName: string | null;
            /** Format: date-time */
            declaredAt: string;
        };
        MailingListOrNone: components["schemas"]["MailingList"] | null;
        MailingListUpload: {
            version: components["schemas"]["Version"];
            /**
             * @description The sender declares that everyone on it has agreed to get news
             * @enum {boolean}
             */
            haveAgreed: true;
            /** @description For rows without a language */
            language: components["schemas"]["WritingLanguage"];
            /** @description One person per line: email address, first name, language, separated by tabs. A first line with headings may change the order */
            rows: string;
        };
        /** @description The contents of a list. If a row is wrong, nothing is stored. */
        MailingListReading: {
            version: components["schemas"]["Version"];
            recipients: number;
            /** @description Rows whose address is in an earlier row */
            repeated: number;
            /** @description Rows left out because their address unsubscribed */
            unsubscribed: number;
            wrong: components["schemas"]["MailingListFault"][];
            isStored: boolean;
        };
        MailingListFault: {
            /** @description The row number in the spreadsheet */
            row: number;
            text: string;
            fault: components["schemas"]["MailingListFaultKind"];
        };
        /** @enum {string} */
        MailingListFaultKind: "address" | "firstName" | "language";
        MailingText: {
            /** @description On one line */
            subject: string;
            /** @description Paragraphs, # headings, - points, [words](https://…) and fields such as {firstName} */
            text: string;
        };
        MailingTexts: {
            en: components["schemas"]["MailingText"];
            es: components["schemas"]["MailingText"];
        };
        MailingUpdate: {
            version: components["schemas"]["Version"];
            kind: components["schemas"]["MailingKind"];
            audience: components["schemas"]["MailingAudience"];
            texts: components["schemas"]["MailingTexts"];
        };
        MailingCounts: {
            waiting: number;
            sending: number;
            sent: number;
            failed: number;
            uncertain: number;
            canceled: number;
        };
        Mailing: {
            /** Format: uuid */
            id: string;
            version: number;
            kind: components["schemas"]["MailingKind"];
            state: components["schemas"]["MailingState"];
            audience: components["schemas"]["MailingAudience"];
            list: components["schemas"]["MailingListOrNone"];
            texts: components["schemas"]["MailingTexts"];
            files: components["schemas"]["MailingFile"][];
            /** Format: date-time */
            createdAt: string;
            createdByName: string | null;
            /** Format: date-time */
            sentAt: string | null;
            sentByName: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            counts: components["schemas"]["MailingCounts"];
            /** @description false once they are deleted and only their number is left */
            areRecipientsKept: boolean;
        };
        MailingFile: {
            /** Format: uuid */
            id: string;
            name: string;
            bytes: number;
        };
        MailingSummary: {
            /** Format: uuid */
            id: string;
            state: components["schemas"]["MailingState"];
            subject: string;
            /** @description The event whose parties it is for, if it is one alone */
            eventName: string | null;
            /** Format: date-time */
            createdAt: string;
            createdByName: string | null;
            /** Format: date-time */
            sentAt: string | null;
            sentByName: string | null;
            counts: components["schemas"]["MailingCounts"];
        };
        MailingPage: {
            items: components["schemas"]["MailingSummary"][];
            page: number;
            pageSize: number;
            total: number;
            /** @description false when counting stopped at a limit */
            totalIsExact: boolean;
            /**
             * Format: date-time
             * @description When the newest that the caller may see was created
             */
            newestAt: string | null;
        };
        NewMailingCount: {
            count: number;
        };
        MailingAudienceCount: {
            recipients: number;
            parties: number;
            partiesWithoutEmail: number;
            /** @description Recipients without a first name for {firstName} */
            recipientsWithoutName: number;
            /** @description News cannot be sent while the postal address of the center is not configured */
            lacksPostalAddress: boolean;
            byLanguage: components["schemas"]["MailingLanguageCount"][];
            byEvent: components["schemas"]["MailingEventCount"][];
            byReason: components["schemas"]["MailingReasonCount"][];
        };
        /**
         * @description Why an address gets a mailing; the first of several
         * @enum {string}
         */
        MailingReason: "party" | "user" | "optedIn" | "list";
        MailingReasonCount: {
            reason: components["schemas"]["MailingReason"];
            recipients: number;
        };
        MailingLanguageCount: {
            language: components["schemas"]["WritingLanguage"];
            recipients: number;
        };
        MailingEventCount: {
            eventId: string;
            eventName: string;
            recipients: number;
        };
        MailingPreview: {
            position: number;
            recipients: number;
            recipientName: string;
            language: components["schemas"]["WritingLanguage"];
            subject: string;
            text: string;
            html: string;
        };
        MailingTestRequest: {
            position: number;
            language: components["schemas"]["WritingLanguage"];
        };
        MailingSending: {
            version: components["schemas"]["Version"];
            /** @description The number that the sender saw */
            recipients: number;
        };
        MailingStateChange: {
            /** @enum {string} */
            action: "pause" | "resume" | "cancel";
        };
        MailingResend: {
            /** @enum {string} */
            state: "failed" | "uncertain";
        };
        MailingRecipient: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Missing for news
             */
            registrationId: string | null;
            reference: string | null;
            name: string;
            /** @description Empty once it was erased */
            address: string;
            state: components["schemas"]["MailingRecipientState"];
            /** Format: date-time */
            settledAt: string | null;
            /** @description The answer of the mail server when it did not accept the email */
            serverMessage: string | null;
        };
        MailBounce: {
            /** @description The email, headers and all */
            message: string;
        };
        MailingRecipientPage: {
            items: components["schemas"]["MailingRecipient"][];
            page: number;
            pageSize: number;
            total: number;
            /** @description false when counting stopped at a limit */
            totalIsExact: boolean;
        };
        ContactMessageSummary: {
            /** Format: uuid */
            id: string;
            version: number;
            firstName: string;
            lastName: string;
            /** Format: date-time */
            receivedAt: string;
            state: components["schemas"]["ContactDeskState"];
            text: string;
        };
        ContactMessageDetails: {
            /** Format: uuid */
            id: string;
            version: number;
            firstName: string;
            lastName: string;
            language: components["schemas"]["WritingLanguage"];
            /** Format: date-time */
            receivedAt: string;
            state: components["schemas"]["ContactDeskState"];
            text: string;
            email: string;
            phone?: string;
            /** @description Who changed it last; null when nobody did or the user was deleted */
            changedByName: string | null;
            answers: components["schemas"]["FormAnswer"][];
        };
        ContactMessagePage: {
            items: components["schemas"]["ContactMessageSummary"][];
            page: number;
            pageSize: number;
            total: number;
            /** @description false when counting stopped at a limit */
            totalIsExact: boolean;
            /**
             * Format: date-time
             * @description When the newest was received or released
             */
            newestAt: string | null;
        };
        ContactStateChange: {
            state: components["schemas"]["ContactDeskState"];
            requests: components["schemas"]["ReadForms"];
        };
        FormAnswerRequest: {
            version: number;
            /** @description Id of a prepared answer to a prayer request. It replaces the text, which is required without it */
            preparedAnswer?: string;
            text?: components["schemas"]["LongText"];
        };
        PreparedAnswer: {
            id: string;
            title: string;
            /** @description Paragraphs, with a blank line between them */
            text: string;
        };
        PreparedAnswers: {
            items: components["schemas"]["PreparedAnswer"][];
        };
        FormAnswer: {
            /** Format: uuid */
            id: string;
            decision?: components["schemas"]["SabbathDecisionKind"];
            /**
             * Format: date
             * @description The Saturday that was accepted or proposed
             */
            day?: string;
            reply?: components["schemas"]["ProposalAnswer"];
            /** Format: date-time */
            repliedAt?: string;
            text: string;
            /** Format: date-time */
            sentAt: string;
            /**
             * Format: date-time
             * @description When the recipient's mail server permanently refused the email
             */
            refusedAt?: string;
            /** @description null when the user was deleted */
            byName: string | null;
        };
        /** @enum {string} */
        PrayerDeskState: "new" | "inPrayer" | "prayed" | "archived";
        PrayerRequestClaim: {
            userId: number;
            userName: string;
            /** Format: date-time */
            until: string;
        };
        PrayerRequestSummary: {
            /** Format: uuid */
            id: string;
            version: number;
            state: components["schemas"]["PrayerDeskState"];
            firstName: string;
            forWhom?: string;
            text: string;
            language: components["schemas"]["WritingLanguage"];
            /** Format: date-time */
            receivedAt: string;
            /** @description Whether the prayer team may read it */
            isShared: boolean;
            claim: components["schemas"]["PrayerRequestClaim"] | null;
        };
        PrayerRequestDetails: {
            /** Format: uuid */
            id: string;
            version: number;
            state: components["schemas"]["PrayerDeskState"];
            firstName: string;
            forWhom?: string;
            text: string;
            language: components["schemas"]["WritingLanguage"];
            /** Format: date-time */
            receivedAt: string;
            /** @description Whether the prayer team may read it */
            isShared: boolean;
            /** @description Whether the person asked to be told when we have prayed */
            tellWhenPrayed: boolean;
            claim: components["schemas"]["PrayerRequestClaim"] | null;
            contact?: components["schemas"]["PrayerRequestContact"];
            answers: components["schemas"]["FormAnswer"][];
            /** @description Whether the person gave an email address */
            isAnswerable: boolean;
            /** Format: date-time */
            prayedAt: string | null;
            /**
             * Format: date-time
             * @description When the person is told that we have prayed
             */
            tellAt: string | null;
            /** Format: date-time */
            toldAt: string | null;
            /** @description Who changed it last; null when nobody did or the user was deleted */
            changedByName: string | null;
        };
        /** @description For type D only */
        PrayerRequestContact: {
            lastName?: string;
            email?: string;
            phone?: string;
        };
        PrayerRequestPage: {
            items: components["schemas"]["PrayerRequestSummary"][];
            page: number;
            pageSize: number;
            total: number;
            /** @description false when counting stopped at a limit */
            totalIsExact: boolean;
            /**
             * Format: date-time
             * @description When the newest was received or released
             */
            newestAt: string | null;
            /** @description Unfinished requests that were not shared */
            unsharedCount: number;
        };
        /** @enum {string} */
        PrayerPeriodKind: "week" | "month" | "year";
        PrayerPeriod: {
            /**
             * Format: date
             * @description Its first day; weeks begin on Sunday
             */
            from: string;
            /**
             * Format: date
             * @description Its last day
             */
            to: string;
            received: number;
            /** @description Prayed for in this period, whenever received */
            prayed: number;
            /** @description People told in this period that we have prayed, whenever received */
            told: number;
            /** @description Of those received */
            languages: {
                en: number;
                es: number;
            };
            /** @description Of those received, their current state or the one in which they were deleted */
            states: {
                new: number;
                inPrayer: number;
                prayed: number;
                archived: number;
            };
        };
        PrayerSummary: {
            by: components["schemas"]["PrayerPeriodKind"];
            items: components["schemas"]["PrayerPeriod"][];
            /**
             * Format: date-time
             * @description When the oldest unprayed request was received; null when none waits
             */
            waitingSince: string | null;
        };
        PrayerCard: {
            /** Format: uuid */
            id: string;
            version: number;
            state: components["schemas"]["PrayerDeskState"];
            firstName: string;
            forWhom?: string;
            text: string;
            language: components["schemas"]["WritingLanguage"];
        };
        PrayerCards: {
            items: components["schemas"]["PrayerCard"][];
        };
        PrayerRequestStateChange: {
            state: components["schemas"]["PrayerDeskState"];
            requests: components["schemas"]["ReadForms"];
        };
        /** @description Forms with the versions that were read */
        ReadForms: components["schemas"]["FormVersion"][];
        FormVersion: {
            /** Format: uuid */
            id: string;
            version: number;
        };
        FormVersions: {
            items: components["schemas"]["FormVersion"][];
        };
        NewFormCount: {
            count: number;
        };
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
        SabbathRequestState: "held" | "new" | "accepted" | "declined" | "answered" | "archived";
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
            /** @description false when counting stopped at a limit */
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
        /** @description The provider adds fields from time to time; only these and a few of the payload are used */
        MeetingWebhookEvent: {
            event: string;
            payload: Record<string, never>;
        };
        MeetingWebhookProof: {
            plainToken: string;
            /** @description The HMAC-SHA-256 of the token in hexadecimal */
            encryptedToken: string;
        };
        /** @enum {string} */
        OnlineSessionKind: "saturdayPrayer" | "event" | "open";
        /** @enum {string} */
        OnlineSessionRepeat: "once" | "weekly" | "firstSaturday";
        /** @enum {string} */
        OnlineSessionSpoken: "en" | "es" | "both";
        /** @enum {string} */
        OnlineSessionPeriod: "coming" | "today" | "past";
        /** @enum {string} */
        OnlineSessionLack: "meeting" | "host";
        /** @enum {string} */
        OnlineSessionScope: "one" | "following";
        /** @enum {string} */
        OnlineSessionPhase: "upcoming" | "open" | "ended" | "canceled";
        /**
         * @description Why a session has no meeting, or not yet the newest one
         * @enum {string}
         */
        MeetingFault: "noHost" | "revoked" | "scope" | "limit" | "dailyLimit" | "slow" | "broken" | "unexpected";
        OnlineSessionTexts: {
            title: string;
            about?: string;
        };
        OnlineSessionContent: {
            texts: {
                en: components["schemas"]["OnlineSessionTexts"];
                es: components["schemas"]["OnlineSessionTexts"];
            };
            kind: components["schemas"]["OnlineSessionKind"];
            eventId?: string;
            /** Format: date */
            date: string;
            time: string;
            minutes: number;
            timeZone: string;
            spoken: components["schemas"]["OnlineSessionSpoken"];
            hostUserId?: number;
            substituteUserId?: number;
            maxPeople?: number;
            /** @description Whether anyone can join it through a link on the page; only for a session open to everyone */
            isOnPage?: boolean;
        };
        OnlineSessionRepetition: {
            repeats: components["schemas"]["OnlineSessionRepeat"];
            /**
             * Format: date
             * @description The last day on which an occurrence may be
             */
            until?: string;
        };
        NewOnlineSession: {
            content: components["schemas"]["OnlineSessionContent"];
            repetition: components["schemas"]["OnlineSessionRepetition"];
        };
        OnlineSessionChange: {
            version: number;
            scope: components["schemas"]["OnlineSessionScope"];
            content: components["schemas"]["OnlineSessionContent"];
        };
        OnlineSessionCancellation: {
            version: number;
            scope: components["schemas"]["OnlineSessionScope"];
        };
        OnlineSessionMeeting: {
            /** @description Whether there is a meeting that people can join */
            isReady: boolean;
            fault?: components["schemas"]["MeetingFault"];
            /**
             * Format: date-time
             * @description Missing where staff must act first
             */
            nextTryAt?: string;
            /** @description Who was emailed that there is no meeting */
            notifiedName?: string;
        };
        OnlineSessionSummary: {
            /** Format: uuid */
            id: string;
            title: string;
            kind: components["schemas"]["OnlineSessionKind"];
            /** Format: date-time */
            startsAt: string;
            timeZone: string;
            phase: components["schemas"]["OnlineSessionPhase"];
            hostName?: string;
            /** @description The substitute host, while the host has no connected account */
            actingHostName?: string;
            /** @description Whether the host, or the substitute host, has a connected account */
            hasHost: boolean;
            meeting: components["schemas"]["OnlineSessionMeeting"];
        };
        OnlineSessionPage: {
            items: components["schemas"]["OnlineSessionSummary"][];
            page: number;
            pageSize: number;
            total: number;
            totalIsExact: boolean;
        };
        OnlineSessionHost: {
            userId: number;
            name: string;
        };
        OnlineSessionHostList: {
            items: components["schemas"]["OnlineSessionHost"][];
        };
        OnlineSession: {
            /** Format: uuid */
            id: string;
            version: number;
            content: components["schemas"]["OnlineSessionContent"];
            repetition: components["schemas"]["OnlineSessionRepetition"];
            /** @description How many later occurrences of its series can still be changed */
            following: number;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            phase: components["schemas"]["OnlineSessionPhase"];
            hostName?: string;
            /** @description The substitute host, while the host has no connected account */
            actingHostName?: string;
            substituteName?: string;
            /** @description Whether the host, or the substitute host, has a connected account */
            hasHost: boolean;
            meeting: components["schemas"]["OnlineSessionMeeting"];
            /** @description Whether the reader is its host or substitute host */
            isHost: boolean;
            /**
             * Format: date-time
             * @description From when the host can start the meeting
             */
            startsFrom: string;
            /** @description How many people and parties are expected, and known to come */
            expected: number;
            /** @description How many have entered on the site */
            entered: number;
            /** @description How many people were in the meeting; missing while the provider has told of nobody */
            attended?: number;
            /** @description How many minutes they were there together; missing with attended */
            attendedMinutes?: number;
        };
        OnlineSessionPerson: {
            /** @description Missing for a guest */
            name?: string;
            isExpected: boolean;
            /**
             * Format: date-time
             * @description Missing while the person has not entered
             */
            enteredAt?: string;
            /**
             * Format: date-time
             * @description When the person came to the meeting; missing where the provider does not tell
             */
            attendedFrom?: string;
            /** @description How long the person was in the meeting; missing until they have left */
            attendedMinutes?: number;
        };
        OnlineSessionPeople: {
            items: components["schemas"]["OnlineSessionPerson"][];
        };
        OnlineSessionEntry: {
            /** @description The address of the meeting at the provider */
            url: string;
            dialIn?: components["schemas"]["OnlineSessionDialIn"];
        };
        /** @description For people without a computer */
        OnlineSessionDialIn: {
            number: string;
            meetingId: string;
            code?: string;
        };
        OwnOnlineSession: {
            /** Format: uuid */
            id: string;
            title: string;
            about?: string;
            kind: components["schemas"]["OnlineSessionKind"];
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            timeZone: string;
            spoken: components["schemas"]["OnlineSessionSpoken"];
            phase: components["schemas"]["OnlineSessionPhase"];
            /** @description false for a Saturday prayer while the caller has not said that they are coming */
            isExpected: boolean;
            /** @description Whether as many people have entered as may, the caller not among them */
            isFull: boolean;
            /** @description Whether the caller is the host or the substitute host */
            isHost: boolean;
            /**
             * Format: date-time
             * @description When the host can start the meeting
             */
            startsFrom: string;
            /** @description The event that it is part of */
            eventId?: string;
        };
        OpenOnlineSession: {
            /** @description null where there is none of this id that anyone can join */
            session: components["schemas"]["OwnOnlineSession"] | null;
        };
        PartyOnlineSessionList: {
            items: {
                session: components["schemas"]["OwnOnlineSession"];
                /** @description Opens this session for the party */
                key: string;
            }[];
        };
        OwnOnlineSessionList: {
            items: components["schemas"]["OwnOnlineSession"][];
        };
        MeetingAddress: {
            /** @description An address at the meeting provider */
            url: string;
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
        /** @enum {string} */
        ReportFilterType: "select" | "check" | "date" | "text";
        /** @enum {string} */
        ReportColumnType: "text" | "integer" | "number" | "money" | "date" | "time" | "yesNo";
        /** @description Values by the names of filters: a boolean for check, else a text. Days are DD-MON-YYYY or YYYY-MM-DD. An empty text is no value. */
        ReportFilterValues: {
            [key: string]: string | boolean;
        };
        ReportDefinition: {
            reportId: number;
            name: string;
            filters: components["schemas"]["ReportFilter"][];
        };
        ReportFilter: {
            name: string;
            label: string;
            description?: string;
            type: components["schemas"]["ReportFilterType"];
            options?: {
                value: string;
                label: string;
            }[];
            /** @description What a select shows while nothing is chosen */
            placeholder?: string;
            default?: string | boolean;
        };
        ReportRequest: {
            reportId: number;
            filterValues: components["schemas"]["ReportFilterValues"];
            /** @description The logged-in user; any other id is refused */
            userId: number;
            /** @enum {string} */
            mode: "list" | "download";
            /** @description Types of the logged-in user, comma-separated; fewer than the user holds are fine */
            userType: string;
        };
        ReportColumn: {
            /** @description The same in every language */
            id: string;
            /** @description The key of the rows */
            title: string;
            type: components["schemas"]["ReportColumnType"];
            isSummed: boolean;
        };
        ReportResult: {
            /** @description Why there are no rows or no workbook, if the request was valid */
            error?: string;
            /** @description The address of the workbook; works once, for five minutes */
            fileUrl?: string;
            /** @description The address of the CSV file; works once, for five minutes */
            csvUrl?: string;
            columns?: components["schemas"]["ReportColumn"][];
            chart?: components["schemas"]["ReportChart"];
            /** @description Sums by the ids of columns; money in cents */
            totals?: {
                [key: string]: number;
            };
            results?: {
                [key: string]: string | number;
            }[];
        };
        /** @description What a chart of the rows compares */
        ReportChart: {
            /** @description The column whose values are compared */
            categoryId: string;
            /** @enum {string} */
            by: "value" | "month";
            /** @description The summed columns; without any, rows are counted */
            seriesIds: string[];
        };
        ReportRun: {
            reportId: number;
            name: string;
            filterValues: components["schemas"]["ReportFilterValues"];
            /** Format: date-time */
            at: string;
            rows: number;
        };
        ReportRunList: {
            items: components["schemas"]["ReportRun"][];
        };
        /**
         * @description What the audit trail records
         * @enum {string}
         */
        AuditAction: "signed-in" | "sign-in-failed" | "limit-reached" | "code-failed" | "password-check-failed" | "signed-out" | "meeting-connected" | "meeting-disconnected" | "online-session-scheduled" | "online-session-changed" | "online-session-canceled" | "online-session-started" | "online-session-link-replaced" | "online-session-announced" | "online-session-people-viewed" | "online-session-emails-off" | "online-session-emails-on" | "administrator-made" | "user-added" | "user-created" | "user-changed" | "user-types-changed" | "user-activated" | "user-deactivated" | "user-invited" | "user-reset-sent" | "user-sessions-ended" | "user-viewed" | "user-history-viewed" | "account-created" | "account-changed" | "account-closed" | "email-change-requested" | "email-changed" | "address-proposed" | "address-confirmed" | "address-objected" | "address-withdrawn" | "address-taken" | "password-changed" | "password-reset-requested" | "password-reset" | "sessions-ended" | "household-changed" | "data-downloaded" | "registration-viewed" | "registration-details-viewed" | "packet-viewed" | "packet-details-viewed" | "own-health-viewed" | "paypal-refunded" | "unmatched-payment-settled" | "waivers-viewed" | "waivers-recorded" | "waiver-link-sent" | "waiver-link-stopped" | "registration-link-replaced" | "registration-created" | "registration-changed" | "registration-cancelled" | "registration-promoted" | "registration-offer-accepted" | "registration-mailed" | "balance-reminder-sent" | "signature-reminder-sent" | "payment-recorded" | "refund-recorded" | "receipt-sent" | "price-adjusted" | "price-applied" | "registration-closed" | "registration-address-confirmed" | "registration-released" | "registration-moved" | "arrival-recorded" | "arrival-undone" | "departure-recorded" | "departure-undone" | "not-coming-recorded" | "not-coming-undone" | "places-freed" | "arrival-dismissed" | "device-prepared" | "device-removed" | "prayer-requests-viewed" | "prayer-request-viewed" | "prayer-request-moved" | "sabbath-requests-viewed" | "sabbath-request-viewed" | "sabbath-request-moved" | "saturday-changed" | "contact-messages-viewed" | "contact-message-viewed" | "contact-message-moved" | "form-answered" | "event-published" | "event-hidden" | "event-concluded" | "event-cancelled" | "rooms-changed" | "people-placed" | "rooming-suggested" | "rooming-undone" | "mailing-recipients-viewed" | "mailing-sent" | "mailing-paused" | "mailing-resumed" | "mailing-canceled" | "mailing-resent" | "mailing-list-declared" | "mail-bounced" | "news-asked" | "news-confirmed" | "news-unsubscribed" | "news-resubscribed" | "held-forms-viewed" | "held-form-released" | "held-form-deleted" | "report-run" | "report-refused" | "audit-viewed" | "old-names-deleted" | "old-entries-deleted";
        AuditEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            action: components["schemas"]["AuditAction"];
            /** @description null when nobody was logged in */
            actorUserId: number | null;
            /** @description The current name; null when the user was deleted */
            actorName: string | null;
            /** @description Such as user:7 or registration:<id> */
            subject: string;
            /** @description The name of a user or event, or the reference of a registration, as it is now */
            subjectName: string | null;
            details: components["schemas"]["ProblemParams"];
        };
        AuditPage: {
            items: components["schemas"]["AuditEntry"][];
            page: number;
            pageSize: number;
            total: number;
            /** @description false when counting stopped at a limit */
            totalIsExact: boolean;
        };
        /**
         * @description A list of the workspace whose views can be saved
         * @enum {string}
         */
        ListName: "registrations" | "users" | "prayer-requests" | "prayer-table" | "sabbath-requests" | "contact-messages" | "held-forms" | "mailings" | "staff-events" | "online-sessions" | "audit";
        /** @description Not blank, on one line, without tags, zero-width and bidirectional characters */
        ViewName: string;
        /** @description The query of the list's address without its question mark, with filters, order and columns */
        ListQuery: string;
        SavedViewRequest: {
            list: components["schemas"]["ListName"];
            name: components["schemas"]["ViewName"];
            query: components["schemas"]["ListQuery"];
        };
        SavedViewUpdate: {
            name?: components["schemas"]["ViewName"];
            query?: components["schemas"]["ListQuery"];
        };
        SavedView: {
            /** Format: uuid */
            id: string;
            list: components["schemas"]["ListName"];
            name: string;
            query: string;
        };
        SavedViews: {
            items: components["schemas"]["SavedView"][];
        };
        /**
         * @description What waits for staff. Missing signatures are those of events that begin within ten days; unconfirmed addresses are those of events with scarce places; people without a bed are those of the next event at which people stay the night; refunds left are those of a canceled event; today's arrivals are people who are still to come to an event that takes place now; today's sessions are online sessions that have not ended; system warnings are those of the system's status that are no advice; undelivered ones are forms whose latest answer the recipient's mail server refused.
         * @enum {string}
         */
        OpenWorkKind: "overduePayments" | "offersEndingToday" | "missingSignatures" | "failedEmails" | "unmatchedPayments" | "stuckRefunds" | "refundsLeft" | "helpRequests" | "unconfirmedAddresses" | "arrivalsToday" | "arrivalQuestions" | "withoutBed" | "heldMessages" | "heldPrayerRequests" | "heldSabbathRequests" | "newMessages" | "newPrayerRequests" | "newSabbathRequests" | "undeliveredMessages" | "undeliveredPrayerRequests" | "undeliveredSabbathRequests" | "failedMailings" | "draftEvents" | "sessionsToday" | "sessionsWithoutHost" | "sessionsWithoutMeeting" | "systemWarnings";
        OpenWork: {
            kind: components["schemas"]["OpenWorkKind"];
            count: number;
            /** @description false when counting stopped at a limit */
            countIsExact: boolean;
            /** @description The event that it belongs to, for signatures, addresses, beds and refunds left */
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
            /** @description Missing without a limit; may be below the booked places */
            maxRegistrationCount?: number;
            figures?: components["schemas"]["WorkspaceEventFigures"];
        };
        /** @description For user types that may see registrations */
        WorkspaceEventFigures: {
            /** @enum {string} */
            currency: "USD";
            /** @description Payments minus refunds */
            receivedCents: number;
            /** @description What parties with places still owe */
            openCents: number;
            /** @description People who have arrived */
            arrivedPeople: number;
            /** @description People of confirmed parties and of those who promised to pay */
            expectedPeople: number;
        };
        /**
         * @description What a job of the queue does
         * @enum {string}
         */
        JobQueue: "registration-mail" | "registration-links" | "registration-care" | "registration-addresses" | "event-cancellation" | "party-message" | "registration-hold" | "paypal-notice" | "paypal-returned-mail" | "paypal-check" | "link-mail" | "account-notice" | "proposed-address-mail" | "proposed-address" | "code-mail" | "sealed-mail" | "waiver-mail" | "waiver-reminders" | "contact-mail" | "prayer-mail" | "prayed-mail" | "form-answer-mail" | "saturday-reply-mail" | "sabbath-mail" | "news-question" | "meeting-sync" | "meeting-host-mail" | "meeting-ended" | "meeting-cleanup" | "meeting-registrant" | "meeting-attendance" | "session-mail" | "session-announcement" | "session-mail-check" | "mailing-test" | "forms-deletion" | "reports-deletion" | "limits-deletion" | "sessions-deletion";
        /**
         * @description What is wrong. `noDailyBackup` and `emailsToFiles` are advice about the configuration; all others need somebody.
         * @enum {string}
         */
        SystemWarningKind: "lateJobs" | "failedJobs" | "emailsFailing" | "payPalFailing" | "meetingsFailing" | "failedRequests" | "lateBackup" | "lowDisk" | "fewConnections" | "noDailyBackup" | "emailsToFiles";
        SystemWarning: {
            kind: components["schemas"]["SystemWarningKind"];
            /** @description true where nothing is wrong yet */
            isAdvice: boolean;
            /** @description How many jobs or requests, where they are counted */
            count?: number;
        };
        /** @description The jobs of one kind */
        SystemQueue: {
            name: components["schemas"]["JobQueue"];
            /** @description Jobs whose time has come */
            due: number;
            /** @description Jobs for a later time */
            later: number;
            /** @description Of both the ones that failed and are tried again */
            retrying: number;
            /** @description Jobs that failed for good within the last day */
            failed: number;
            /**
             * Format: date-time
             * @description Since when the oldest one is due
             */
            oldestDueAt?: string;
            /** @description The same, by the clock of the database */
            oldestDueSeconds?: number;
        };
        SystemDisk: {
            /** @enum {string} */
            place: "site" | "backups";
            freeBytes: number;
            totalBytes: number;
        };
        /** @description A service of another company */
        SystemService: {
            /** @enum {string} */
            name: "payPal" | "meetings" | "video";
            /**
             * @description `configured` says that nothing is known to be wrong; nobody is asked for it
             * @enum {string}
             */
            state: "notConfigured" | "configured" | "failing";
        };
        SystemStatus: {
            /** Format: date-time */
            checkedAt: string;
            /** @description The most urgent first */
            warnings: components["schemas"]["SystemWarning"][];
            /** @description The process that answers */
            program: {
                version: string;
                node: string;
                /** Format: date-time */
                startedAt: string;
                memoryBytes: number;
            };
            database: {
                version: string;
                isEmbedded: boolean;
                sizeBytes: number;
                /** @description Of all its clients */
                connections: number;
                connectionLimit: number;
                /** @description The newest change of its tables */
                migration: string;
            };
            /** @description Kinds of jobs of which any are due or planned or failed */
            queues: components["schemas"]["SystemQueue"][];
            /** @description What the process has sent since it started */
            email: {
                /** @enum {string} */
                transport: "smtp" | "files";
                sent: number;
                /** @description These are tried again */
                failed: number;
                /** @description These are not */
                refused: number;
                /** Format: date-time */
                lastSentAt?: string;
            };
            backups: {
                isDaily: boolean;
                /** Format: date-time */
                lastAt?: string;
            };
            disks: components["schemas"]["SystemDisk"][];
            /** @description Requests that the process could not answer within the last day, the most frequent first */
            failures: {
                /** @description The operation, or `site` for pages and files */
                operation: string;
                status: number;
                count: number;
                /** Format: date-time */
                lastAt: string;
            }[];
            services: components["schemas"]["SystemService"][];
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
            /** @description The member who matched, if not the contact */
            memberName?: string;
            eventName: string;
            partySize: number;
            state: components["schemas"]["RegistrationState"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description As in the list of registrations */
            isOverdue: boolean;
            asksForHelp: boolean;
            isClosed: boolean;
            /** @description Whether the event is over */
            hasEnded: boolean;
            isAddressConfirmed: boolean;
        };
        FoundUser: {
            id: number;
            firstName: string;
            lastName: string;
            email: string;
        };
        FoundForm: {
            /** Format: uuid */
            id: string;
            /** @description For a prayer request, only the first name */
            name: string;
            /** Format: date-time */
            receivedAt: string;
        };
        FoundMailing: {
            /** Format: uuid */
            id: string;
            subject: string;
            /** Format: date-time */
            createdAt: string;
        };
        FoundOnlineSession: {
            /** Format: uuid */
            id: string;
            title: string;
            /** Format: date-time */
            startsAt: string;
            timeZone: string;
        };
        FoundEvent: {
            id: string;
            name: string;
            start_date: components["schemas"]["EventDate"];
            end_date: components["schemas"]["EventDate"];
        };
        /** @description A draft or a hidden event, which only staff see */
        FoundStaffEvent: {
            id: string;
            /** @description Empty if a draft has none */
            name: string;
            state: components["schemas"]["StaffEventState"];
        };
        SearchResults: {
            parties?: components["schemas"]["FoundParty"][];
            users?: components["schemas"]["FoundUser"][];
            reports?: {
                reportId: number;
                name: string;
            }[];
            events: components["schemas"]["FoundEvent"][];
            staffEvents?: components["schemas"]["FoundStaffEvent"][];
            prayerRequests?: components["schemas"]["FoundForm"][];
            sabbathRequests?: components["schemas"]["FoundForm"][];
            messages?: components["schemas"]["FoundForm"][];
            mailings?: components["schemas"]["FoundMailing"][];
            /** @description Rooms of the center, and of events that have not ended */
            rooms?: components["schemas"]["FoundRoom"][];
            onlineSessions?: components["schemas"]["FoundOnlineSession"][];
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
        FieldRule: "required" | "type" | "pattern" | "minLength" | "maxLength" | "minimum" | "maximum" | "maxItems" | "enum" | "format" | "unknown" | "taken" | "notAllowed" | "guessable" | "bandNotOffered" | "adultNeeded" | "saturday" | "saturdayFull" | "roomTooSmall" | "roomWithoutAdult" | "past" | "tooMany" | "timeZone" | "notConnected";
        ProblemParams: {
            [key: string]: string | number | boolean;
        };
        /** @enum {string} */
        ProblemCode: "invalid-request" | "unauthenticated" | "forbidden" | "not-found" | "method-not-allowed" | "payload-too-large" | "headers-too-large" | "request-too-slow" | "expectation-failed" | "unsupported-media-type" | "too-many-requests" | "too-many-emails" | "too-many-registrations" | "internal" | "unavailable" | "sign-in-failed" | "code-wrong" | "code-expired" | "link-invalid" | "link-replaced" | "link-over" | "password-wrong" | "household-full" | "views-full" | "view-name-taken" | "changed-meanwhile" | "claimed-by-other" | "saturday-taken" | "saturday-accepted" | "last-administrator" | "user-not-yours" | "user-inactive" | "email-unconfirmed" | "registration-not-open" | "event-full" | "quote-changed" | "idempotency-key-reused" | "state-conflict" | "changes-closed" | "registered-already" | "payment-far-above" | "refund-exceeds-paid" | "refund-refused" | "refund-under-way" | "payment-unavailable" | "party-without-email" | "party-without-adult" | "responsible-adult-missing" | "minor-without-responsible" | "signer-not-responsible" | "band-not-offered" | "no-active-members" | "room-without-adult" | "rooms-too-small" | "rooms-not-offered" | "chosen-room-unknown" | "chosen-room-too-small" | "chosen-room-without-adult" | "payment-method-not-offered" | "waiver-changed" | "waiver-not-signable" | "meetings-not-configured" | "meeting-sign-in-invalid" | "meeting-refused" | "meeting-unreachable" | "session-not-open" | "session-key-invalid" | "session-without-meeting" | "session-link-pending" | "session-full" | "event-not-ready" | "placement-refused" | "room-name-taken" | "room-occupied" | "mailing-not-ready" | "recipients-changed";
        Problem: {
            type: string;
            title: string;
            status: number;
            code: components["schemas"]["ProblemCode"];
            requestId: string;
            /** @description On the paths of reports, a sentence in the language of the reader */
            error?: string;
            params?: components["schemas"]["ProblemParams"];
            /** @description Where rooms are assigned, the current state */
            rooming?: components["schemas"]["EventRooming"];
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
        /** @description Only those whose latest answer the recipient's mail server refused, unless they are archived */
        undelivered: boolean;
        /** @description What a device at the door calls itself in its records */
        deviceId: string;
        /** @description The logged-in user; any other id is refused */
        reportUserId: number;
        /** @description Language of the texts */
        lng: components["schemas"]["Language"];
        userId: number;
        roomId: string;
        eventId: string;
        memberId: string;
        viewId: string;
        onlineSessionId: string;
        mailingId: string;
        /** @description Names the form and what it is about, such as registration:miami-retreat-2026 */
        draftKey: string;
        requestId: string;
        /** @description The token in the emailed link */
        proposal: string;
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
            query?: {
                /** @description With `process`, whether this process answers at all, even while it is about to end. With `traffic`, whether it should get new requests, which it should not while it is about to end. Neither asks the database */
                only?: "process" | "traffic";
            };
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
    saveEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedEvent"];
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
    discardEvent: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
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
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getEventContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedEvent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    publishEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventVersion"];
            };
        };
        responses: {
            /** @description Published */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedEvent"];
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
    changeEventState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventStateChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedEvent"];
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
    exportEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventFile"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getEventEffect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names and numbers at this moment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventEffect"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listPriceDifferences: {
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
            /** @description The parties with both prices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceDifferenceList"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    applyPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceApplication"];
            };
        };
        responses: {
            /** @description The outcome for each party, in the order of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceApplicationResult"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getEventCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers at this moment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventCancellation"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    cancelEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventCancellationRequest"];
            };
        };
        responses: {
            /** @description Canceled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedEvent"];
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
    previewEvent: {
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
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
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
                /** @description Only parties, except canceled ones and those of past events, whose email address is unconfirmed */
                unconfirmedAddress?: boolean;
                /** @description Only parties that need this from staff; for `signature` without `eventId`, of coming events and those of the last 30 days */
                needs?: components["schemas"]["PartyNeed"];
                /** @description Only parties with booked places and someone of this age band who has one; without `eventId`, of coming events and those of the last 30 days */
                band?: components["schemas"]["AgeBandName"];
                /** @description Only parties that are part of this sum of their event */
                money?: components["schemas"]["EventSum"];
                /** @description Only parties with someone of whom this is true at the door; without `eventId`, of coming events and those of the last 30 days */
                presence?: components["schemas"]["Presence"];
                /** @description Only parties that come and of which this is true; without `eventId`, of coming events and those of the last 30 days */
                rooms?: components["schemas"]["PartyRooming"];
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
    getEventOverview: {
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
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventOverview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
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
    listDoorParties: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description The serverTime of an earlier answer */
                since?: string;
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
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorPartyPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    recordArrivals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrivalBatch"];
            };
        };
        responses: {
            /** @description What became of each record, and the parties as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrivalBatchResult"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getPreparedDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
                /** @description What a device at the door calls itself in its records */
                deviceId: components["parameters"]["deviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device, unless it was not prepared, was removed, or the event has ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedDeviceState"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    prepareDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
                /** @description What a device at the door calls itself in its records */
                deviceId: components["parameters"]["deviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device with its key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedDevice"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    removePreparedDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
                /** @description What a device at the door calls itself in its records */
                deviceId: components["parameters"]["deviceId"];
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
            default: components["responses"]["Problem"];
        };
    };
    listArrivalQuestions: {
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
                    "application/json": components["schemas"]["ArrivalQuestionPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    answerArrivalQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
                recordId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrivalAnswer"];
            };
        };
        responses: {
            /** @description Decided */
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
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    freePlaces: {
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
                "application/json": components["schemas"]["FreedPlacesRequest"];
            };
        };
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
            409: components["responses"]["Problem"];
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
    quotePartyMove: {
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
                "application/json": components["schemas"]["PartyMoveTarget"];
            };
        };
        responses: {
            /** @description What moving the party would change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyMoveQuote"];
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
    moveParty: {
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
                "application/json": components["schemas"]["PartyMoveRequest"];
            };
        };
        responses: {
            /** @description The moved registration */
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
            422: components["responses"]["Problem"];
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
    remindOfBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceReminderRequest"];
            };
        };
        responses: {
            /** @description The outcome for each party, in the order of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceReminderResult"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    remindOfSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenParties"];
            };
        };
        responses: {
            /** @description The outcome for each party, in the order of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureReminderResult"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    closeRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenParties"];
            };
        };
        responses: {
            /** @description The outcome for each party, in the order of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosureResult"];
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
    receivePayPalWebhook: {
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
                "application/json": components["schemas"]["PayPalWebhookEvent"];
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
    getPartyRooms: {
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
            /** @description The rooms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyRooms"];
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
    listRooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rooms, by house, floor and name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomList"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    addRooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRooms"];
            };
        };
        responses: {
            /** @description The rooms that were added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomList"];
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
    changeRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomUpdate"];
            };
        };
        responses: {
            /** @description The room */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
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
    removeRoom: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                roomId: components["parameters"]["roomId"];
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
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    copyRooms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event's rooms and people */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRooming"];
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
    getRooming: {
        parameters: {
            query?: {
                known?: string;
            };
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rooms and the people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRooming"];
                };
            };
            /** @description Nothing has changed */
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
    changeRooming: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomingChange"];
            };
        };
        responses: {
            /** @description The rooms and the people afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRooming"];
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
    getEventPacket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event and its parties, by the contact's name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPacket"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readPacketDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PacketDetailsRequest"];
            };
        };
        responses: {
            /** @description The details of those who gave any, and of all minors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PacketDetails"];
                };
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
    getNewsSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsSubscription"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    changeNewsSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsSubscriptionRequest"];
            };
        };
        responses: {
            /** @description The current state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsSubscription"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    answerNewsLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsAnswer"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
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
    listOnlineSessions: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description A field; a leading hyphen reverses the order */
                sort?: "startsAt" | "-startsAt";
                search?: string;
                kind?: components["schemas"]["OnlineSessionKind"];
                /** @description Not ended; of these, those that begin by the end of the center's day and are not canceled; or ended */
                during?: components["schemas"]["OnlineSessionPeriod"];
                /** @description Sessions to come that have no meeting or no host */
                lacks?: components["schemas"]["OnlineSessionLack"];
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
                    "application/json": components["schemas"]["OnlineSessionPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createOnlineSession: {
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
                "application/json": components["schemas"]["NewOnlineSession"];
            };
        };
        responses: {
            /** @description The first occurrence, scheduled now or earlier with this key */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlineSession"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listOnlineSessionHosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hosts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlineSessionHostList"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getOnlineSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: components["parameters"]["onlineSessionId"];
            };
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
                    "application/json": components["schemas"]["OnlineSession"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    updateOnlineSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: components["parameters"]["onlineSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnlineSessionChange"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlineSession"];
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
    listOnlineSessionPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first thousand, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlineSessionPeople"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    cancelOnlineSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: components["parameters"]["onlineSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnlineSessionCancellation"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlineSession"];
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
    startOnlineSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: components["parameters"]["onlineSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingAddress"];
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
    replaceOnlineSessionLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: components["parameters"]["onlineSessionId"];
            };
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
                    "application/json": components["schemas"]["OnlineSession"];
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
    enterOnlineSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: components["parameters"]["onlineSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How to join the meeting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlineSessionEntry"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnOnlineSessions: {
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
            /** @description At most twenty sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnOnlineSessionList"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnOnlineSession: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                sessionId: components["parameters"]["onlineSessionId"];
            };
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
                    "application/json": components["schemas"]["OwnOnlineSession"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    announceOnlineSession: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                sessionId: components["parameters"]["onlineSessionId"];
            };
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
                    "application/json": components["schemas"]["OwnOnlineSession"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getOnlineSessionCalendar: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                sessionId: components["parameters"]["onlineSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listPartyOnlineSessions: {
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
            /** @description At most twenty sessions, soonest first, each with the key of the party's link to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyOnlineSessionList"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listOpenOnlineSessions: {
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
            /** @description At most twenty sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnOnlineSessionList"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getOpenOnlineSession: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                sessionId: components["parameters"]["onlineSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, or none that anyone can join */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenOnlineSession"];
                };
            };
            400: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    enterOpenOnlineSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: components["parameters"]["onlineSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How to join the meeting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlineSessionEntry"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getOpenOnlineSessionCalendar: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                sessionId: components["parameters"]["onlineSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    receiveMeetingWebhook: {
        parameters: {
            query?: never;
            header: {
                "x-zm-request-timestamp": string;
                "x-zm-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingWebhookEvent"];
            };
        };
        responses: {
            /** @description The answer to the check of the address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingWebhookProof"];
                };
            };
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
    listContactMessages: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description A field; a leading hyphen reverses the order */
                sort?: "createdAt" | "-createdAt" | "name" | "-name";
                /** @description Words from names, email, phone or text */
                search?: string;
                state?: components["schemas"]["ContactDeskState"];
                /** @description Only those whose latest answer the recipient's mail server refused, unless they are archived */
                undelivered?: components["parameters"]["undelivered"];
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
                    "application/json": components["schemas"]["ContactMessagePage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
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
    listPrayerRequests: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description A field; a leading hyphen reverses the order. 'queue' is the order of work: new, in prayer, prayed, archived, and the oldest first within each. */
                sort?: "queue" | "-queue" | "createdAt" | "-createdAt" | "language" | "-language";
                /** @description Words of the request */
                search?: string;
                state?: components["schemas"]["PrayerDeskState"];
                writtenIn?: components["schemas"]["WritingLanguage"];
                /** @description Only those not shared with the team */
                unshared?: boolean;
                /** @description Only those whose latest answer the recipient's mail server refused, unless they are archived */
                undelivered?: components["parameters"]["undelivered"];
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
                    "application/json": components["schemas"]["PrayerRequestPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
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
    getPrayerRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerRequestDetails"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    claimPrayerRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerRequestDetails"];
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
    releasePrayerRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has no reservation of it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    setPrayerRequestStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrayerRequestStateChange"];
            };
        };
        responses: {
            /** @description The requests with their new versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormVersions"];
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
    getPrayerSummary: {
        parameters: {
            query?: {
                by?: "week" | "month" | "year";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerSummary"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listPrayerCards: {
        parameters: {
            query?: {
                /** @description The last known card; the answer begins after it */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next cards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerCards"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getSabbathRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SabbathRequestDetails"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    decideSabbathRequest: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SabbathDecision"];
            };
        };
        responses: {
            /** @description Decided and the email is queued, or decided earlier with this key */
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
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getSaturdayProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token in the emailed link */
                proposal: components["parameters"]["proposal"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaturdayProposal"];
                };
            };
            400: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    replyToSaturdayProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token in the emailed link */
                proposal: components["parameters"]["proposal"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalReply"];
            };
        };
        responses: {
            /** @description Taken */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listSaturdayLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Saturdays that are closed or full, for one form or both; all others are offered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaturdayLimits"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSaturdays: {
        parameters: {
            query?: {
                /** @description The first Saturday is on this day or after it; today when missing */
                from?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Saturdays, earliest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaturdayCalendar"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    setSaturday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: components["schemas"]["Day"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaturdaySettings"];
            };
        };
        responses: {
            /** @description Set */
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
            default: components["responses"]["Problem"];
        };
    };
    setSabbathRequestStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SabbathStateChange"];
            };
        };
        responses: {
            /** @description The new versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormVersions"];
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
    getContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageDetails"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    setContactMessageStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactStateChange"];
            };
        };
        responses: {
            /** @description The new versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormVersions"];
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
    importEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventFileImport"];
            };
        };
        responses: {
            /** @description The draft */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedEvent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffEvents: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description A field; a leading hyphen reverses the order */
                sort?: "start_date" | "-start_date" | "name" | "-name";
                search?: string;
                state?: components["schemas"]["StaffEventState"];
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
                    "application/json": components["schemas"]["StaffEventPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createStaffEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventCreation"];
            };
        };
        responses: {
            /** @description The draft */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedEvent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listMailings: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description A field; a leading hyphen reverses the order */
                sort?: "createdAt" | "-createdAt" | "sentAt" | "-sentAt";
                /** @description Words in the subject or the text of either language; every one must match */
                search?: string;
                state?: components["schemas"]["MailingListState"];
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
                    "application/json": components["schemas"]["MailingPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createMailing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    countNewMailings: {
        parameters: {
            query: {
                since: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewMailingCount"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getMailing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    saveMailing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailingUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"];
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
    discardMailing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
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
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    addMailingFile: {
        parameters: {
            query: {
                /** @description With its extension */
                name: string;
            };
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The draft */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"];
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
    removeMailingFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"];
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
    saveMailingList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailingListUpload"];
            };
        };
        responses: {
            /** @description The contents of the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailingListReading"];
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
    discardMailingList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"];
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
    countMailingAudience: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailingAudienceCount"];
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
    previewMailing: {
        parameters: {
            query?: {
                /** @description The position of the recipient, in order of names */
                position?: number;
                /** @description Words from a name or an address; the next recipient that has all of them is shown, from the position on and then from the first */
                search?: string;
                /** @description The recipient's language when missing */
                language?: components["schemas"]["WritingLanguage"];
            };
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailingPreview"];
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
    showMailingPreview: {
        parameters: {
            query?: {
                position?: number;
                language?: components["schemas"]["WritingLanguage"];
                /** @description Ignored; a new value makes the browser load the frame again */
                version?: components["schemas"]["Version"];
            };
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The HTML part of the email */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    sendTestMailing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailingTestRequest"];
            };
        };
        responses: {
            /** @description The email is queued */
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
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    sendMailing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailingSending"];
            };
        };
        responses: {
            /** @description Sending has begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"];
                };
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
    changeMailingState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailingStateChange"];
            };
        };
        responses: {
            /** @description The current state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"];
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
    listMailingRecipients: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description A field; a leading hyphen reverses the order */
                sort?: "state" | "-state" | "name" | "-name" | "settledAt" | "-settledAt";
                /** @description Words from the name or the address */
                search?: string;
                state?: components["schemas"]["MailingRecipientState"];
            };
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
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
                    "application/json": components["schemas"]["MailingRecipientPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    resendMailing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailingId: components["parameters"]["mailingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailingResend"];
            };
        };
        responses: {
            /** @description Sending has begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailing"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    receiveMailBounce: {
        parameters: {
            query?: never;
            header: {
                "X-Bounce-Secret": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailBounce"];
            };
        };
        responses: {
            /** @description Read */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    answerForm: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                kind: components["parameters"]["heldFormKind"];
                formId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormAnswerRequest"];
            };
        };
        responses: {
            /** @description The email is queued, or was queued earlier with this key */
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
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listPreparedAnswers: {
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
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedAnswers"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    countNewForms: {
        parameters: {
            query: {
                kind: components["schemas"]["NewFormKind"];
                since: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewFormCount"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listSabbathRequests: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description A field; a leading hyphen reverses the order */
                sort?: "createdAt" | "-createdAt" | "day" | "-day";
                /** @description Words from names, email, phone or text */
                search?: string;
                state?: components["schemas"]["SabbathDeskState"];
                kind?: components["schemas"]["SabbathRequestKind"];
                /** @description The accepted Saturday, else the proposed one, else the first choice */
                day?: string;
                /** @description Only those whose latest answer the recipient's mail server refused, unless they are archived */
                undelivered?: components["parameters"]["undelivered"];
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
                    "application/json": components["schemas"]["SabbathRequestPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
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
                pageSize?: number;
                /** @description A field; a leading hyphen reverses the order */
                sort?: "createdAt" | "-createdAt" | "firstName" | "-firstName";
                /** @description Words in name or text; of what the caller may read also in email and phone; every one must match */
                search?: string;
                kind?: components["schemas"]["HeldFormKind"];
                /** @description A reason why it is held */
                reason?: components["schemas"]["HeldReason"];
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
                    "application/json": components["schemas"]["HeldFormPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getHeldForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldForm"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    decideHeldForms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeldFormDecisionRequest"];
            };
        };
        responses: {
            /** @description Decided */
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
            409: components["responses"]["Problem"];
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
                /** @description Two characters at least, or the single digit of a report */
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
            /** @description At most ten of each group, newest first */
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
    listReports: {
        parameters: {
            query: {
                /** @description The logged-in user; any other id is refused */
                userId: components["parameters"]["reportUserId"];
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports, by their id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDefinition"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    runReport: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description The rows, or why there are none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportResult"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    downloadReport: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                fileToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, written while it is read from the database */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listReportRuns: {
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
            /** @description The runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRunList"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listSavedViews: {
        parameters: {
            query: {
                list: components["schemas"]["ListName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViews"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewRequest"];
            };
        };
        responses: {
            /** @description Saved */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                viewId: components["parameters"]["viewId"];
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
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                viewId: components["parameters"]["viewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
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
    listAuditEntries: {
        parameters: {
            query?: {
                page?: number;
                action?: components["schemas"]["AuditAction"];
                /** @description The user who did it */
                actorUserId?: number;
                /** @description The subject, such as user:7 */
                subject?: string;
                /** @description The first moment */
                from?: string;
                /** @description The first moment after it */
                to?: string;
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
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getSystemStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What runs, what is late, and what to do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStatus"];
                };
            };
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
