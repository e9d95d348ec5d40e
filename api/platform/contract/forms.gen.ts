// Generated from openapi.yaml by api/platform/contract/generate.ts. Do not edit.

/** JSON Schema (2020-12) of what each form submits. */
export const forms = {
  "Contact": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "firstName",
      "lastName",
      "email",
      "phone"
    ],
    "properties": {
      "firstName": {
        "$ref": "#/$defs/PersonName"
      },
      "lastName": {
        "$ref": "#/$defs/PersonName"
      },
      "email": {
        "$ref": "#/$defs/Email"
      },
      "phone": {
        "$ref": "#/$defs/Phone"
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      },
      "Phone": {
        "type": "string",
        "pattern": "^(?![+]10000000000$)[+][1-9][0-9]{7,14}$"
      }
    }
  },
  "Member": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "firstName",
      "lastName",
      "age"
    ],
    "properties": {
      "firstName": {
        "$ref": "#/$defs/PersonName"
      },
      "lastName": {
        "$ref": "#/$defs/PersonName"
      },
      "age": {
        "$ref": "#/$defs/Age"
      },
      "gender": {
        "$ref": "#/$defs/Gender"
      },
      "lodging": {
        "$ref": "#/$defs/Lodging"
      },
      "room": {
        "$ref": "#/$defs/RoomNumber"
      },
      "wantedRoommate": {
        "$ref": "#/$defs/WantedRoommate"
      },
      "needsStepFree": {
        "$ref": "#/$defs/NeedsStepFree"
      },
      "details": {
        "$ref": "#/$defs/MemberDetails"
      },
      "responsible": {
        "$ref": "#/$defs/ResponsibleMember"
      },
      "deleted": {
        "type": "boolean"
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Age": {
        "type": "integer",
        "minimum": 0,
        "maximum": 120
      },
      "Gender": {
        "type": "string",
        "enum": [
          "female",
          "male"
        ]
      },
      "Lodging": {
        "type": "string",
        "enum": [
          "room",
          "none"
        ]
      },
      "RoomNumber": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100
      },
      "WantedRoommate": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "firstName",
          "lastName"
        ],
        "properties": {
          "firstName": {
            "$ref": "#/$defs/PersonName"
          },
          "lastName": {
            "$ref": "#/$defs/PersonName"
          }
        }
      },
      "NeedsStepFree": {
        "type": "boolean"
      },
      "MemberDetails": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "diet": {
            "$ref": "#/$defs/ShortText"
          },
          "accessNeeds": {
            "$ref": "#/$defs/ShortText"
          },
          "guardianName": {
            "$ref": "#/$defs/PersonName"
          },
          "guardianPhone": {
            "$ref": "#/$defs/Phone"
          },
          "joinsSessions": {
            "type": "boolean"
          }
        }
      },
      "ResponsibleMember": {
        "type": "integer",
        "minimum": 0,
        "maximum": 199
      },
      "ShortText": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500
      },
      "Phone": {
        "type": "string",
        "pattern": "^(?![+]10000000000$)[+][1-9][0-9]{7,14}$"
      }
    }
  },
  "ResponsibleAdult": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "phone",
      "relation",
      "consents"
    ],
    "properties": {
      "name": {
        "$ref": "#/$defs/PersonName"
      },
      "phone": {
        "$ref": "#/$defs/Phone"
      },
      "relation": {
        "$ref": "#/$defs/GuardianRelation"
      },
      "consents": {
        "type": "boolean",
        "enum": [
          true
        ]
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Phone": {
        "type": "string",
        "pattern": "^(?![+]10000000000$)[+][1-9][0-9]{7,14}$"
      },
      "GuardianRelation": {
        "type": "string",
        "enum": [
          "parent",
          "guardian"
        ]
      }
    }
  },
  "PartyContact": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "firstName",
      "lastName",
      "phone"
    ],
    "properties": {
      "firstName": {
        "$ref": "#/$defs/PersonName"
      },
      "lastName": {
        "$ref": "#/$defs/PersonName"
      },
      "email": {
        "$ref": "#/$defs/Email"
      },
      "phone": {
        "$ref": "#/$defs/Phone"
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      },
      "Phone": {
        "type": "string",
        "pattern": "^(?![+]10000000000$)[+][1-9][0-9]{7,14}$"
      }
    }
  },
  "EnteredPayment": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "method",
      "amountCents",
      "receivedOn"
    ],
    "properties": {
      "method": {
        "$ref": "#/$defs/PaymentMethod"
      },
      "amountCents": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100000000
      },
      "receivedOn": {
        "type": "string",
        "format": "date"
      },
      "checkNumber": {
        "type": "string",
        "maxLength": 40,
        "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"
      },
      "confirm": {
        "type": "boolean"
      }
    },
    "$defs": {
      "PaymentMethod": {
        "type": "string",
        "enum": [
          "Zelle",
          "Check",
          "Cash",
          "PayPal"
        ]
      }
    }
  },
  "RegistrationMessageRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "subject",
      "text"
    ],
    "properties": {
      "subject": {
        "type": "string",
        "minLength": 1,
        "maxLength": 150,
        "pattern": "^(?!\\s*$)[^\\u0000-\\u001F\\u007F-\\u009F]+$"
      },
      "text": {
        "$ref": "#/$defs/LongText"
      }
    },
    "$defs": {
      "LongText": {
        "type": "string",
        "minLength": 1,
        "maxLength": 5000,
        "pattern": "\\S"
      }
    }
  },
  "CancellationRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "$ref": "#/$defs/Version"
      },
      "reason": {
        "type": "string",
        "maxLength": 500
      }
    },
    "$defs": {
      "Version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    }
  },
  "PaymentRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "method",
      "amountCents",
      "receivedOn"
    ],
    "properties": {
      "kind": {
        "$ref": "#/$defs/PaymentKind"
      },
      "method": {
        "$ref": "#/$defs/PaymentMethod"
      },
      "amountCents": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100000000
      },
      "receivedOn": {
        "type": "string",
        "format": "date"
      },
      "checkNumber": {
        "type": "string",
        "maxLength": 40,
        "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"
      },
      "note": {
        "type": "string",
        "maxLength": 500
      },
      "confirm": {
        "type": "boolean"
      }
    },
    "$defs": {
      "PaymentKind": {
        "type": "string",
        "enum": [
          "payment",
          "refund"
        ]
      },
      "PaymentMethod": {
        "type": "string",
        "enum": [
          "Zelle",
          "Check",
          "Cash",
          "PayPal"
        ]
      }
    }
  },
  "PriceAdjustmentRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "kind",
      "amountCents",
      "reason"
    ],
    "properties": {
      "version": {
        "$ref": "#/$defs/Version"
      },
      "kind": {
        "$ref": "#/$defs/PriceAdjustmentKind"
      },
      "amountCents": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "\\S"
      }
    },
    "$defs": {
      "Version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "PriceAdjustmentKind": {
        "type": "string",
        "enum": [
          "discount",
          "help"
        ]
      }
    }
  },
  "PayPalRefundRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "amountCents"
    ],
    "properties": {
      "amountCents": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100000000
      },
      "note": {
        "type": "string",
        "maxLength": 500
      }
    },
    "$defs": {}
  },
  "MemberDetails": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "diet": {
        "$ref": "#/$defs/ShortText"
      },
      "accessNeeds": {
        "$ref": "#/$defs/ShortText"
      },
      "guardianName": {
        "$ref": "#/$defs/PersonName"
      },
      "guardianPhone": {
        "$ref": "#/$defs/Phone"
      },
      "joinsSessions": {
        "type": "boolean"
      }
    },
    "$defs": {
      "ShortText": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500
      },
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Phone": {
        "type": "string",
        "pattern": "^(?![+]10000000000$)[+][1-9][0-9]{7,14}$"
      }
    }
  },
  "PartyDetails": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "emergencyName": {
        "$ref": "#/$defs/PersonName"
      },
      "emergencyPhone": {
        "$ref": "#/$defs/Phone"
      },
      "roomWishes": {
        "$ref": "#/$defs/ShortText"
      },
      "arrival": {
        "$ref": "#/$defs/ShortText"
      },
      "notes": {
        "$ref": "#/$defs/ShortText"
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Phone": {
        "type": "string",
        "pattern": "^(?![+]10000000000$)[+][1-9][0-9]{7,14}$"
      },
      "ShortText": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "RegistrationLinksRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email"
    ],
    "properties": {
      "email": {
        "$ref": "#/$defs/Email"
      },
      "language": {
        "type": "string",
        "enum": [
          "en",
          "es"
        ]
      }
    },
    "$defs": {
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      }
    }
  },
  "WaiverLinkRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email",
      "language",
      "memberIds"
    ],
    "properties": {
      "email": {
        "$ref": "#/$defs/Email"
      },
      "language": {
        "type": "string",
        "enum": [
          "en",
          "es"
        ]
      },
      "memberIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "items": {
          "type": "string",
          "format": "uuid"
        }
      }
    },
    "$defs": {
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      }
    }
  },
  "SignInRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email",
      "password"
    ],
    "properties": {
      "email": {
        "$ref": "#/$defs/Email"
      },
      "password": {
        "$ref": "#/$defs/GivenPassword"
      }
    },
    "$defs": {
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      },
      "GivenPassword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      }
    }
  },
  "CodeRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "challengeId",
      "code"
    ],
    "properties": {
      "challengeId": {
        "type": "string",
        "format": "uuid"
      },
      "code": {
        "type": "string",
        "pattern": "^[0-9]{6}$"
      }
    },
    "$defs": {}
  },
  "SignUpRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "firstName",
      "lastName",
      "email",
      "password",
      "language"
    ],
    "properties": {
      "firstName": {
        "$ref": "#/$defs/PersonName"
      },
      "lastName": {
        "$ref": "#/$defs/PersonName"
      },
      "email": {
        "$ref": "#/$defs/Email"
      },
      "phone": {
        "$ref": "#/$defs/Phone"
      },
      "password": {
        "$ref": "#/$defs/Password"
      },
      "language": {
        "type": "string",
        "enum": [
          "en",
          "es"
        ]
      },
      "wantsNews": {
        "$ref": "#/$defs/WantsNews"
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      },
      "Phone": {
        "type": "string",
        "pattern": "^(?![+]10000000000$)[+][1-9][0-9]{7,14}$"
      },
      "Password": {
        "type": "string",
        "pattern": "^(?=.*[A-Z])[A-Za-z0-9@$!_%*:?&-]{8,12}$"
      },
      "WantsNews": {
        "type": "boolean"
      }
    }
  },
  "VerificationRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "token",
      "password"
    ],
    "properties": {
      "token": {
        "$ref": "#/$defs/LinkToken"
      },
      "password": {
        "$ref": "#/$defs/GivenPassword"
      }
    },
    "$defs": {
      "LinkToken": {
        "type": "string",
        "minLength": 20,
        "maxLength": 100
      },
      "GivenPassword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      }
    }
  },
  "AccountUpdate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "firstName",
      "lastName",
      "phone",
      "language"
    ],
    "properties": {
      "firstName": {
        "$ref": "#/$defs/PersonName"
      },
      "lastName": {
        "$ref": "#/$defs/PersonName"
      },
      "phone": {
        "$ref": "#/$defs/PhoneOrNone"
      },
      "language": {
        "type": "string",
        "enum": [
          "en",
          "es"
        ]
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "PhoneOrNone": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(?![+]10000000000$)[+][1-9][0-9]{7,14}$"
      }
    }
  },
  "EmailChangeRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email",
      "password"
    ],
    "properties": {
      "email": {
        "$ref": "#/$defs/Email"
      },
      "password": {
        "$ref": "#/$defs/GivenPassword"
      }
    },
    "$defs": {
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      },
      "GivenPassword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      }
    }
  },
  "PasswordChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "currentPassword",
      "newPassword"
    ],
    "properties": {
      "currentPassword": {
        "$ref": "#/$defs/GivenPassword"
      },
      "newPassword": {
        "$ref": "#/$defs/Password"
      }
    },
    "$defs": {
      "GivenPassword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "Password": {
        "type": "string",
        "pattern": "^(?=.*[A-Z])[A-Za-z0-9@$!_%*:?&-]{8,12}$"
      }
    }
  },
  "AccountClosure": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "password"
    ],
    "properties": {
      "password": {
        "$ref": "#/$defs/GivenPassword"
      }
    },
    "$defs": {
      "GivenPassword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      }
    }
  },
  "PasswordResetRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email"
    ],
    "properties": {
      "email": {
        "$ref": "#/$defs/Email"
      }
    },
    "$defs": {
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      }
    }
  },
  "PasswordReset": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "token",
      "password"
    ],
    "properties": {
      "token": {
        "$ref": "#/$defs/LinkToken"
      },
      "password": {
        "$ref": "#/$defs/Password"
      }
    },
    "$defs": {
      "LinkToken": {
        "type": "string",
        "minLength": 20,
        "maxLength": 100
      },
      "Password": {
        "type": "string",
        "pattern": "^(?=.*[A-Z])[A-Za-z0-9@$!_%*:?&-]{8,12}$"
      }
    }
  },
  "HouseholdMemberRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "firstName",
      "lastName",
      "birthDate"
    ],
    "properties": {
      "firstName": {
        "$ref": "#/$defs/PersonName"
      },
      "lastName": {
        "$ref": "#/$defs/PersonName"
      },
      "birthDate": {
        "type": "string",
        "format": "date"
      },
      "gender": {
        "$ref": "#/$defs/Gender"
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Gender": {
        "type": "string",
        "enum": [
          "female",
          "male"
        ]
      }
    }
  },
  "FirstAdministratorRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "token",
      "firstName",
      "lastName",
      "email",
      "password",
      "language"
    ],
    "properties": {
      "token": {
        "$ref": "#/$defs/LinkToken"
      },
      "firstName": {
        "$ref": "#/$defs/PersonName"
      },
      "lastName": {
        "$ref": "#/$defs/PersonName"
      },
      "email": {
        "$ref": "#/$defs/Email"
      },
      "password": {
        "$ref": "#/$defs/Password"
      },
      "language": {
        "type": "string",
        "enum": [
          "en",
          "es"
        ]
      }
    },
    "$defs": {
      "LinkToken": {
        "type": "string",
        "minLength": 20,
        "maxLength": 100
      },
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      },
      "Password": {
        "type": "string",
        "pattern": "^(?=.*[A-Z])[A-Za-z0-9@$!_%*:?&-]{8,12}$"
      }
    }
  },
  "ContactMessageForm": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "firstName",
      "lastName",
      "email",
      "message"
    ],
    "properties": {
      "firstName": {
        "$ref": "#/$defs/PersonName"
      },
      "lastName": {
        "$ref": "#/$defs/PersonName"
      },
      "email": {
        "$ref": "#/$defs/Email"
      },
      "phone": {
        "$ref": "#/$defs/Phone"
      },
      "message": {
        "$ref": "#/$defs/LongText"
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      },
      "Phone": {
        "type": "string",
        "pattern": "^(?![+]10000000000$)[+][1-9][0-9]{7,14}$"
      },
      "LongText": {
        "type": "string",
        "minLength": 1,
        "maxLength": 5000,
        "pattern": "\\S"
      }
    }
  },
  "FormAnswerRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "preparedAnswer": {
        "type": "string",
        "maxLength": 60
      },
      "text": {
        "$ref": "#/$defs/LongText"
      }
    },
    "$defs": {
      "LongText": {
        "type": "string",
        "minLength": 1,
        "maxLength": 5000,
        "pattern": "\\S"
      }
    }
  },
  "PrayerRequestForm": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "firstName",
      "prayerRequest"
    ],
    "properties": {
      "firstName": {
        "$ref": "#/$defs/PersonName"
      },
      "lastName": {
        "$ref": "#/$defs/PersonName"
      },
      "email": {
        "$ref": "#/$defs/Email"
      },
      "phone": {
        "$ref": "#/$defs/Phone"
      },
      "forWhom": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "\\S"
      },
      "prayerRequest": {
        "$ref": "#/$defs/LongText"
      },
      "shareWithTeam": {
        "type": "boolean"
      },
      "tellWhenPrayed": {
        "type": "boolean"
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      },
      "Phone": {
        "type": "string",
        "pattern": "^(?![+]10000000000$)[+][1-9][0-9]{7,14}$"
      },
      "LongText": {
        "type": "string",
        "minLength": 1,
        "maxLength": 5000,
        "pattern": "\\S"
      }
    }
  },
  "SabbathRequestForm": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "firstName",
      "lastName",
      "email",
      "date"
    ],
    "properties": {
      "firstName": {
        "$ref": "#/$defs/PersonName"
      },
      "lastName": {
        "$ref": "#/$defs/PersonName"
      },
      "email": {
        "$ref": "#/$defs/Email"
      },
      "phone": {
        "$ref": "#/$defs/Phone"
      },
      "date": {
        "$ref": "#/$defs/Day"
      },
      "attendance": {
        "$ref": "#/$defs/Attendance"
      },
      "intention": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "pattern": "\\S"
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      },
      "Phone": {
        "type": "string",
        "pattern": "^(?![+]10000000000$)[+][1-9][0-9]{7,14}$"
      },
      "Day": {
        "type": "string",
        "format": "date"
      },
      "Attendance": {
        "type": "string",
        "enum": [
          "online",
          "inPerson"
        ]
      }
    }
  },
  "SabbathRetreatForm": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "firstName",
      "lastName",
      "email",
      "phone",
      "firstDate",
      "people"
    ],
    "properties": {
      "firstName": {
        "$ref": "#/$defs/PersonName"
      },
      "lastName": {
        "$ref": "#/$defs/PersonName"
      },
      "email": {
        "$ref": "#/$defs/Email"
      },
      "phone": {
        "$ref": "#/$defs/Phone"
      },
      "firstDate": {
        "$ref": "#/$defs/Day"
      },
      "secondDate": {
        "$ref": "#/$defs/Day"
      },
      "thirdDate": {
        "$ref": "#/$defs/Day"
      },
      "people": {
        "type": "integer",
        "minimum": 1,
        "maximum": 500
      },
      "groupKind": {
        "$ref": "#/$defs/GroupKind"
      },
      "wishes": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "pattern": "\\S"
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      },
      "Phone": {
        "type": "string",
        "pattern": "^(?![+]10000000000$)[+][1-9][0-9]{7,14}$"
      },
      "Day": {
        "type": "string",
        "format": "date"
      },
      "GroupKind": {
        "type": "string",
        "enum": [
          "family",
          "parish",
          "prayerGroup",
          "youth",
          "school",
          "friends",
          "other"
        ]
      }
    }
  },
  "CreateUserRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "firstName",
      "lastName",
      "email",
      "language",
      "userType"
    ],
    "properties": {
      "firstName": {
        "$ref": "#/$defs/PersonName"
      },
      "lastName": {
        "$ref": "#/$defs/PersonName"
      },
      "email": {
        "$ref": "#/$defs/Email"
      },
      "phone": {
        "$ref": "#/$defs/Phone"
      },
      "language": {
        "type": "string",
        "enum": [
          "en",
          "es"
        ]
      },
      "userType": {
        "$ref": "#/$defs/UserType"
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "Email": {
        "type": "string",
        "maxLength": 254,
        "pattern": "^(?![Gg][Uu][Ee][Ss][Tt]@[Gg][Uu][Ee][Ss][Tt][.][Cc][Oo][Mm]$)[A-Za-z0-9._-]+@([A-Za-z0-9-]+[.])+[A-Za-z]{2,6}$"
      },
      "Phone": {
        "type": "string",
        "pattern": "^(?![+]10000000000$)[+][1-9][0-9]{7,14}$"
      },
      "UserType": {
        "type": "string",
        "maxLength": 15,
        "pattern": "^[ARCDSPGU](,[ARCDSPGU])*$"
      }
    }
  },
  "SavedViewRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "list",
      "name",
      "query"
    ],
    "properties": {
      "list": {
        "$ref": "#/$defs/ListName"
      },
      "name": {
        "$ref": "#/$defs/ViewName"
      },
      "query": {
        "$ref": "#/$defs/ListQuery"
      }
    },
    "$defs": {
      "ListName": {
        "type": "string",
        "enum": [
          "registrations",
          "users",
          "prayer-requests",
          "prayer-table",
          "sabbath-requests",
          "contact-messages",
          "held-forms",
          "mailings",
          "staff-events",
          "online-sessions",
          "audit"
        ]
      },
      "ViewName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^(?!\\s*$)[^<>\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]+$"
      },
      "ListQuery": {
        "type": "string",
        "maxLength": 1000,
        "pattern": "^[A-Za-z0-9%&=._~+*-]*$"
      }
    }
  }
} as const;
