import { commonPasswords, type CommonPasswords } from '@vela/domain/signup';

/** One text, as it is smaller than a list on its way to the browser. */
const COMMON =
  '1234567890 0123456789 12345678910 0987654321 9876543210 123456789a a123456789 1234567891 1234554321 ' +
  '12345678900 123456789123 1234567890a 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3e 1qaz2wsx3edc qazwsxedcrfv 1029384756 ' +
  '1122334455 1111111111 0000000000 2222222222 5555555555 7777777777 9999999999 aaaaaaaaaa qqqqqqqqqq ' +
  '1231231234 123123123123 1212121212 1010101010 987654321a 3.14159265 31415926535 q1w2e3r4t5 q1w2e3r4t5y6 ' +
  'zaq12wsxcde abc abcd abcdefghij asdfghjkl asdfghjklz zxcvbnm qwerty qwertyuiop qwertz qwertzuiop azerty ' +
  'azertyuiop password passw0rd p@ssw0rd password! passwordpassword mypassword wachtwoord passwort motdepasse ' +
  'contrasena contraseña salasana losenord lösenord adgangskode passord haslo iloveyou iloveyouforever ' +
  'ichliebedich jetaimejetaime tiamotiamo ilovemyself welcome welkom willkommen administrator admin letmein ' +
  'changeme test testtesttest football basketball baseball superman spiderman liverpool manchester barcelona ' +
  'feyenoord juventus sunshine princess butterfly chocolate charlie michael jennifer alexander elizabeth ' +
  'christian sebastian valentina dragon monkey pokemon starwars computer internet samsung facebook google ' +
  'whatever blink182blink';

/** The commonest passwords of each language, few enough for the browser; the server knows many more. */
export const COMMON_PASSWORDS: CommonPasswords = /* @__PURE__ */ commonPasswords(
  /* @__PURE__ */ COMMON.split(' '),
);
