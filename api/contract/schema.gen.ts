// Generated from openapi.yaml by api/contract/generate.ts. Do not edit.

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this process can serve, its database included */
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
        /** What the frame of every page shows */
        get: operations["getSite"];
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
        /** Every event, soonest first, completed ones last */
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
        /** One event */
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
        /** What it costs these people, for any event, open or not */
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
        /** Registrations, a page at a time */
        get: operations["listRegistrations"];
        put?: never;
        /**
         * Register one contact and any number of people
         * @description The same body under the same key answers the same registration again (200). A refused request does not use the key up; another body under a used key is a conflict.
         */
        post: operations["createRegistration"];
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
        /** One registration, for staff */
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
        /** One's own registration, by the key that came with it */
        get: operations["getConfirmation"];
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
        /** Who is signed in */
        get: operations["getSession"];
        put?: never;
        /** Sign in with e-mail and password */
        post: operations["signIn"];
        /** End this session; no session is no error */
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
        /** Finish signing in with the one-time code */
        post: operations["confirmSignIn"];
        delete?: never;
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
        /** Make the first administrator with the one-time link printed at the first start */
        post: operations["createFirstAdministrator"];
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
        /** The mail that the demonstration has sent, newest first; exists only there */
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
            demo: boolean;
            publicUrl: string;
            /**
             * Format: date
             * @description The server's day, for the year of the copyright
             */
            today: string;
            /** @description The first event whose registration is open */
            openRetreat: components["schemas"]["OpenRetreat"] | null;
        };
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
            map?: string;
            /** @description A verse that goes with the event */
            wog?: string;
            wogReference?: string;
            paymentMethods: components["schemas"]["PaymentMethod"][];
            paymentOptions?: string;
            whatsAppLink?: string;
            retreatEmail?: string;
            maxRegistrationCount?: number;
            contact?: string;
            fee?: string;
            paypal_clientID?: string;
            timeZone: string;
            roomCapacity?: number;
            ageBands: components["schemas"]["AgeBand"][];
            /** @description The bands that can be registered online */
            offeredBands: components["schemas"]["AgeBandName"][];
            registration: components["schemas"]["RegistrationWindow"];
        };
        EventList: {
            items: components["schemas"]["Event"][];
        };
        /** @description Whole years on the event's first day */
        Age: number;
        /**
         * @description Whether this person stays the night in one of the party's rooms
         * @enum {string}
         */
        Lodging: "room" | "none";
        /** @enum {string} */
        Gender: "female" | "male";
        /** @description Not blank, on one line */
        PersonName: string;
        /** @description The guest placeholder address is refused */
        Email: string;
        /** @description International form; the placeholder number is refused */
        Phone: string;
        Password: string;
        QuoteMember: {
            firstName?: string;
            lastName?: string;
            age: components["schemas"]["Age"];
            gender?: components["schemas"]["Gender"];
            lodging?: components["schemas"]["Lodging"];
            deleted?: boolean;
        };
        QuoteRequest: {
            eventId: string;
            rooms: components["schemas"]["Rooms"];
            members: components["schemas"]["QuoteMember"][];
        };
        /** @description 0 for none */
        Rooms: number;
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
            /** @description A deleted member is skipped everywhere */
            deleted?: boolean;
        };
        RegistrationRequest: {
            eventId: string;
            rooms: components["schemas"]["Rooms"];
            members: components["schemas"]["Member"][];
            contact: components["schemas"]["Contact"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            quotedTotalCents: number;
            /**
             * @description Language of the mails; the reader's own when missing
             * @enum {string}
             */
            language?: "en" | "es";
        };
        /** @enum {string} */
        RegistrationState: "pendingPayment" | "confirmed" | "cancelled";
        RegisteredMember: {
            firstName: string;
            lastName: string;
            age: components["schemas"]["Age"];
            band: components["schemas"]["AgeBandName"];
            gender?: components["schemas"]["Gender"];
            lodging: components["schemas"]["Lodging"];
        };
        RegisteredContact: {
            firstName: string;
            lastName: string;
            email: string;
            phone: string;
        };
        RegisteredEvent: {
            id: string;
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
            amountCents: number;
            /** @enum {string} */
            currency: "USD";
            reference: string;
            instructions?: string;
        };
        Registration: {
            /** Format: uuid */
            id: string;
            reference: string;
            state: components["schemas"]["RegistrationState"];
            event: components["schemas"]["RegisteredEvent"];
            rooms: components["schemas"]["Rooms"];
            contact: components["schemas"]["RegisteredContact"];
            members: components["schemas"]["RegisteredMember"][];
            quote: components["schemas"]["Quote"];
            payment: components["schemas"]["PaymentDue"];
            /** @enum {string} */
            language: "en" | "es";
            /** Format: date-time */
            createdAt: string;
        };
        Confirmation: {
            registration: components["schemas"]["Registration"];
            /** @description Opens this registration without an account; part of the link in the mail */
            key: string;
        };
        RegistrationSummary: {
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
            paymentMethod: components["schemas"]["PaymentMethod"];
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
            user: components["schemas"]["User"];
            /** @description When it ends without activity, ms since 1970 */
            exp: number;
        };
        SessionState: {
            session: components["schemas"]["Session"] | null;
        };
        SignInRequest: {
            email: components["schemas"]["Email"];
            password: string;
        };
        CodeChallenge: {
            /** Format: uuid */
            challengeId: string;
            /** Format: date-time */
            expiresAt: string;
        };
        CodeRequest: {
            /** Format: uuid */
            challengeId: string;
            code: string;
        };
        FirstAdministratorRequest: {
            token: string;
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            /** @enum {string} */
            language: "en" | "es";
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
        FieldRule: "required" | "type" | "pattern" | "minLength" | "maxLength" | "minimum" | "maximum" | "maxItems" | "enum" | "format" | "unknown" | "taken" | "bandNotOffered";
        ProblemParams: {
            [key: string]: string | number | boolean;
        };
        /** @enum {string} */
        ProblemCode: "invalid-request" | "unauthenticated" | "forbidden" | "not-found" | "method-not-allowed" | "payload-too-large" | "unsupported-media-type" | "too-many-requests" | "internal" | "unavailable" | "sign-in-failed" | "code-wrong" | "code-expired" | "link-invalid" | "registration-not-open" | "event-full" | "quote-changed" | "idempotency-key-reused" | "band-not-offered" | "no-active-members" | "room-without-adult" | "rooms-too-small" | "rooms-not-offered" | "payment-method-not-offered";
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
        /** @description What was wrong */
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
        eventId: string;
        registrationId: string;
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
            /** @description It can */
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
            /** @description The site's own facts, from its configuration */
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
            /** @description The price, line by line */
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
            /** @description This registration was already made with this key */
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
            /** @description The session, or none */
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
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            /** @description A one-time code is on its way by e-mail */
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
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
            /** @description Signed in */
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
            /** @description Made; now sign in */
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
    listDemoMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest mails */
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
