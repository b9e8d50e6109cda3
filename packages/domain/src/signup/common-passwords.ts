/**
 * The commonest passwords that are long enough to pass otherwise, lower case. One text, as it is smaller
 * than a list on its way to the browser.
 */
export const COMMON_PASSWORDS =
  '1234567890 0123456789 12345678910 0987654321 9876543210 123456789a a123456789 1234567891 1234554321 ' +
  '12345678900 123456789123 1234567890a 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc qazwsxedcrfv 1029384756 ' +
  '1122334455 1111111111 0000000000 2222222222 5555555555 7777777777 9999999999 aaaaaaaaaa qqqqqqqqqq ' +
  '1231231234 123123123123 1212121212 1010101010 987654321a abcdefghij abcd123456 abc1234567 abc123456789 ' +
  'asdfghjkl1 asdfghjklz zxcvbnm123 qwertyuiop qwertyuiop1 qwertyuiop123 qwerty1234 qwerty12345 qwerty123456 ' +
  'qwertzuiop qwertz1234 azertyuiop azerty1234 azerty12345 password12 password123 password1234 password12345 ' +
  'passw0rd123 p@ssw0rd123 password!1 passwordpassword mypassword mypassword1 wachtwoord wachtwoord1 ' +
  'wachtwoord123 passwort12 passwort123 passwort1234 motdepasse motdepasse1 motdepasse123 contrasena ' +
  'contraseña contrasena1 password01 salasana12 salasana123 losenord12 lösenord123 adgangskode passord1234 ' +
  'haslo12345 iloveyou12 iloveyou123 iloveyou1234 iloveyouforever ichliebedich jetaimejetaime tiamotiamo ' +
  'ilovemyself welcome123 welcome1234 welkom1234 willkommen willkommen1 administrator admin12345 admin123456 ' +
  'letmein123 letmein1234 changeme123 test123456 test1234567 testtesttest football123 basketball baseball123 ' +
  'superman123 spiderman1 spiderman123 liverpool1 liverpool123 manchester manchester1 barcelona1 barcelona123 ' +
  'feyenoord1 feyenoord123 juventus1897 sunshine123 princess123 princess12 butterfly1 chocolate1 charlie123 ' +
  'michael123 jennifer123 alexander1 alexander123 elizabeth1 christian1 sebastian1 valentina1 dragon12345 ' +
  'monkey12345 pokemon123 pokemon1234 starwars123 computer123 internet123 samsung123 facebook123 google1234 ' +
  'whatever123 blink182blink q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsxcde 3.14159265 31415926535';
