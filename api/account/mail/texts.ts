/** What the emails about an account are about. */
export type AccountMailKind =
  | 'sign-up'
  | 'account-exists'
  | 'email-change'
  | 'address-taken'
  | 'email-change-asked'
  | 'email-changed'
  | 'address-confirmation'
  | 'address-objection'
  | 'password-reset'
  | 'invitation'
  | 'password-changed'
  | 'account-closed';

/** A paragraph, or a button that leads to a page of the site. */
export type MailPart =
  | string
  | {
      readonly label: string;
      readonly page: '/login' | '/forgotPassword' | '/verifyEmail' | '/confirmAddress' | '/keepAddress';
      readonly withToken?: true;
    };

/** The facts that the texts mention. */
interface MailFacts {
  readonly organisation: string;
  readonly email: string;
  readonly phone: string;
  /** Until when the link works, in words, where that is longer than usual. */
  readonly until: string | null;
}

interface AccountMailText {
  readonly subject: (facts: MailFacts) => string;
  /** What is between the greeting and the end; the first paragraph is also what a list of emails shows. */
  readonly parts: (facts: MailFacts) => readonly [string, ...MailPart[]];
}

interface AccountMailTexts {
  readonly mails: Readonly<Record<AccountMailKind, AccountMailText>>;
}

/** What the emails about an account say, in both languages. */
export const accountMailTexts: Readonly<Record<'en' | 'es', AccountMailTexts>> = {
  en: {
    mails: {
      'sign-up': {
        subject: () => 'Please confirm your email address',
        parts: ({ organisation }) => [
          `Thank you for creating an account with ${organisation}. One step is left: show us that this address is yours.`,
          { label: 'Confirm my address', page: '/verifyEmail', withToken: true },
          'The link works once, for 24 hours. You will be asked for the password that you chose.',
          "If you didn't request this, you can ignore this email: no account will be created.",
        ],
      },
      'account-exists': {
        subject: () => 'You already have an account',
        parts: ({ organisation }) => [
          `Someone, perhaps you, has just asked to create an account with ${organisation} for this address. You already have one.`,
          { label: 'Log in', page: '/login' },
          'Have you forgotten your password? You can choose a new one:',
          { label: 'Choose a new password', page: '/forgotPassword' },
          'If it was not you, you can ignore this email. Your account has not been changed.',
        ],
      },
      'email-change': {
        subject: () => 'Please confirm your new email address',
        parts: ({ organisation }) => [
          `You asked us to use this address for your account with ${organisation}. Please confirm that it is yours:`,
          { label: 'Confirm my new address', page: '/verifyEmail', withToken: true },
          'The link works once, for 24 hours. You will be asked for your password.',
          "If you didn't request this, you can ignore this email: nothing will change.",
        ],
      },
      'address-taken': {
        subject: () => 'This address already has an account',
        parts: ({ organisation }) => [
          `Someone, perhaps you, asked to use this address for another account with ${organisation}. It belongs to your account already, so nothing was changed.`,
          { label: 'Log in', page: '/login' },
          'Have you forgotten your password? You can choose a new one:',
          { label: 'Choose a new password', page: '/forgotPassword' },
        ],
      },
      'email-change-asked': {
        subject: () => 'Someone asked to change your email address',
        parts: ({ organisation, email, phone }) => [
          `We were asked to use another email address for your account with ${organisation}. Nothing changes until the new address is confirmed.`,
          `If it was not you, someone may know your password. Please choose a new one now, and write to ${email} or call ${phone}.`,
          { label: 'Choose a new password', page: '/forgotPassword' },
        ],
      },
      'email-changed': {
        subject: () => 'Your email address was changed',
        parts: ({ organisation, email, phone }) => [
          `Your account with ${organisation} now has another email address. From now on please log in with that one.`,
          `If it was not you who changed it, please write to ${email} or call ${phone} right away.`,
        ],
      },
      'address-confirmation': {
        subject: () => 'Please confirm your new email address',
        parts: ({ organisation }) => [
          `Our staff entered this address for your account with ${organisation}. Please confirm that it is yours:`,
          { label: 'Confirm my new address', page: '/confirmAddress', withToken: true },
          'For your safety we have also written to the address that the account has now. Nothing changes for three days after that email; then please log in with this address.',
          'If you did not expect this, you can ignore this email: nothing will change.',
        ],
      },
      'address-objection': {
        subject: () => 'Do you want to keep this email address?',
        parts: ({ organisation, email, phone }) => [
          `Our staff entered another email address for your account with ${organisation}. Three days from now, once that address is confirmed, it will replace this one.`,
          'If you asked for this, you can ignore this email. If you did not, please keep your address. You do not need to log in:',
          { label: 'Keep this address', page: '/keepAddress', withToken: true },
          `You can also write to ${email} or call ${phone}.`,
        ],
      },
      'password-reset': {
        subject: () => 'Choose a new password',
        parts: ({ organisation, until }) => [
          `We were asked for a new password for your account with ${organisation}. Here you can choose one:`,
          { label: 'Choose a new password', page: '/forgotPassword', withToken: true },
          until === null
            ? 'The link works once, for one hour.'
            : `The link works once, until ${until}. It is the last one that we can send to this address before then, so please keep this email.`,
          "If you didn't request this, you can ignore this email: your password stays as it is.",
        ],
      },
      invitation: {
        subject: ({ organisation }) => `Your account with ${organisation}`,
        parts: ({ organisation }) => [
          `We have opened an account with ${organisation} for you. To begin, please choose a password:`,
          { label: 'Choose my password', page: '/forgotPassword', withToken: true },
          'The link works once, for seven days. After that you can ask for a new one on the same page.',
        ],
      },
      'password-changed': {
        subject: () => 'Your password was changed',
        parts: ({ organisation, email, phone }) => [
          `The password of your account with ${organisation} was changed, and you were logged out on your other devices.`,
          `If it was not you, please choose a new password now, and write to ${email} or call ${phone}.`,
          { label: 'Choose a new password', page: '/forgotPassword' },
        ],
      },
      'account-closed': {
        subject: () => 'Your account is closed',
        parts: ({ organisation, email, phone }) => [
          `Your account with ${organisation} is closed, and what we kept in it has been deleted. Your event registrations remain in place.`,
          `If it was not you who closed it, or you would like to change a registration, please write to ${email} or call ${phone}.`,
          'Thank you for the time you shared with us. You are always welcome.',
        ],
      },
    },
  },
  es: {
    mails: {
      'sign-up': {
        subject: () => 'Confirme su correo electrónico',
        parts: ({ organisation }) => [
          `Gracias por crear una cuenta en ${organisation}. Solo falta un paso: confirmar que este correo es suyo.`,
          { label: 'Confirmar mi correo', page: '/verifyEmail', withToken: true },
          'El enlace sirve una sola vez, durante 24 horas. Le pediremos la contraseña que usted eligió.',
          'Si usted no lo pidió, no haga nada: no se creará ninguna cuenta.',
        ],
      },
      'account-exists': {
        subject: () => 'Usted ya tiene una cuenta',
        parts: ({ organisation }) => [
          `Alguien, quizá usted, acaba de pedir una cuenta en ${organisation} con este correo. Usted ya tiene una.`,
          { label: 'Iniciar sesión', page: '/login' },
          '¿Olvidó su contraseña? Puede elegir una nueva:',
          { label: 'Elegir una contraseña nueva', page: '/forgotPassword' },
          'Si no fue usted, no tiene que hacer nada. Su cuenta no cambió.',
        ],
      },
      'email-change': {
        subject: () => 'Confirme su nuevo correo electrónico',
        parts: ({ organisation }) => [
          `Usted nos pidió usar este correo para su cuenta en ${organisation}. Confirme, por favor, que es suyo:`,
          { label: 'Confirmar mi nuevo correo', page: '/verifyEmail', withToken: true },
          'El enlace sirve una sola vez, durante 24 horas. Le pediremos su contraseña.',
          'Si usted no lo pidió, no haga nada: nada cambiará.',
        ],
      },
      'address-taken': {
        subject: () => 'Este correo ya tiene una cuenta',
        parts: ({ organisation }) => [
          `Alguien, quizá usted, pidió usar este correo para otra cuenta en ${organisation}. Ya pertenece a la suya, así que no se cambió nada.`,
          { label: 'Iniciar sesión', page: '/login' },
          '¿Olvidó su contraseña? Puede elegir una nueva:',
          { label: 'Elegir una contraseña nueva', page: '/forgotPassword' },
        ],
      },
      'email-change-asked': {
        subject: () => 'Alguien pidió cambiar su correo electrónico',
        parts: ({ organisation, email, phone }) => [
          `Nos pidieron usar otro correo para su cuenta en ${organisation}. Nada cambia hasta que se confirme el correo nuevo.`,
          `Si no fue usted, es posible que alguien conozca su contraseña. Elija ahora una nueva y escriba a ${email} o llame al ${phone}.`,
          { label: 'Elegir una contraseña nueva', page: '/forgotPassword' },
        ],
      },
      'email-changed': {
        subject: () => 'Se cambió su correo electrónico',
        parts: ({ organisation, email, phone }) => [
          `Su cuenta en ${organisation} tiene ahora otro correo. Desde hoy, inicie sesión con el nuevo.`,
          `Si usted no lo cambió, escriba enseguida a ${email} o llame al ${phone}.`,
        ],
      },
      'address-confirmation': {
        subject: () => 'Confirme su nuevo correo electrónico',
        parts: ({ organisation }) => [
          `Nuestro equipo anotó este correo para su cuenta en ${organisation}. Por favor, confirme que es suyo:`,
          { label: 'Confirmar mi nuevo correo', page: '/confirmAddress', withToken: true },
          'Por su seguridad, también escribimos al correo que la cuenta tiene ahora. Nada cambia en los tres días que siguen a ese mensaje; después, inicie sesión con este correo.',
          'Si usted no esperaba este mensaje, no haga nada: nada cambiará.',
        ],
      },
      'address-objection': {
        subject: () => '¿Desea conservar este correo electrónico?',
        parts: ({ organisation, email, phone }) => [
          `Nuestro equipo anotó otro correo electrónico para su cuenta en ${organisation}. Dentro de tres días, una vez confirmado, reemplazará a este.`,
          'Si usted lo pidió, no tiene que hacer nada. Si no lo pidió, conserve su correo. No hace falta iniciar sesión:',
          { label: 'Conservar este correo', page: '/keepAddress', withToken: true },
          `También puede escribir a ${email} o llamar al ${phone}.`,
        ],
      },
      'password-reset': {
        subject: () => 'Elija una contraseña nueva',
        parts: ({ organisation, until }) => [
          `Nos pidieron una contraseña nueva para su cuenta en ${organisation}. Aquí puede elegirla:`,
          { label: 'Elegir una contraseña nueva', page: '/forgotPassword', withToken: true },
          until === null
            ? 'El enlace sirve una sola vez, durante una hora.'
            : `El enlace sirve una sola vez, hasta el ${until}. Es el último que podemos enviar a esta dirección hasta entonces; conserve este correo.`,
          'Si usted no lo pidió, no haga nada: su contraseña sigue siendo la misma.',
        ],
      },
      invitation: {
        subject: ({ organisation }) => `Su cuenta en ${organisation}`,
        parts: ({ organisation }) => [
          `Creamos para usted una cuenta en ${organisation}. Para empezar, elija una contraseña:`,
          { label: 'Elegir mi contraseña', page: '/forgotPassword', withToken: true },
          'El enlace sirve una sola vez, durante siete días. Después puede pedir otro en la misma página.',
        ],
      },
      'password-changed': {
        subject: () => 'Se cambió su contraseña',
        parts: ({ organisation, email, phone }) => [
          `La contraseña de su cuenta en ${organisation} se cambió, y se cerró la sesión en sus otros dispositivos.`,
          `Si no fue usted, elija ahora una contraseña nueva y escriba a ${email} o llame al ${phone}.`,
          { label: 'Elegir una contraseña nueva', page: '/forgotPassword' },
        ],
      },
      'account-closed': {
        subject: () => 'Su cuenta está cerrada',
        parts: ({ organisation, email, phone }) => [
          `Su cuenta en ${organisation} está cerrada y borramos lo que guardábamos en ella. Sus inscripciones en eventos siguen vigentes.`,
          `Si usted no la cerró, o desea cambiar una inscripción, escriba a ${email} o llame al ${phone}.`,
          'Gracias por el tiempo que compartió con nosotros. Aquí siempre tendrá su casa.',
        ],
      },
    },
  },
};
