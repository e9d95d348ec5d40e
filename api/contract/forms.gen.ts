// Generated from openapi.yaml by api/contract/generate.ts. Do not edit.

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
        "pattern": "^(?!\\s*$)[^\\u0000-\\u001F\\u007F-\\u009F]+$"
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
      "deleted": {
        "type": "boolean"
      }
    },
    "$defs": {
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^\\u0000-\\u001F\\u007F-\\u009F]+$"
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
        "type": "string",
        "minLength": 1,
        "maxLength": 200
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
        "type": "string",
        "minLength": 20,
        "maxLength": 100
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
      "PersonName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(?!\\s*$)[^\\u0000-\\u001F\\u007F-\\u009F]+$"
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
  }
} as const;
