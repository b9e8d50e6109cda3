// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Integritetspolicy',
  lead: `Vad ${f.siteName} vet om dig, varför, hur länge, vem som ser det och vilka rättigheter du har.`,
  sections: [
    {
      id: 'controller',
      heading: 'Personuppgiftsansvarig',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. Frågor och begäranden: ${f.supportEmail}.`],
    },
    {
      id: 'data',
      heading: 'Vad vi sparar',
      paragraphs: ['För att ditt konto ska fungera, det vill säga för avtalet mellan oss, sparar vi:'],
      list: [
        'din mejladress, ditt användarnamn samt ditt lösenord i en form som inte kan räknas tillbaka;',
        'det du lägger in i din profil: kön, födelsedatum, land, region, ort, utseende, relationsstatus, intressen, varför du är här och dina egna ord;',
        'dina bilder, utan platsen och de andra uppgifter som en kamera lägger till och som vi tar bort vid uppladdningen, och vilka som får se dina privata bilder;',
        'dina meddelanden och presenter, likes och matchningar, och vilka du har blockerat eller anmält;',
        'dina beställningar, betalningar och krediter; ett betalsätt bara om du ber om det, och aldrig ett helt kortnummer;',
        'om du låter webbläsaren berätta var du är: bara landet och regionen som vi hittar på det sättet, när du sparar dem, och aldrig själva positionen;',
        'när du gick med, i förekommande fall via vems profil, när du senast var här, vilket språk du har valt och vad du har samtyckt till;',
        'vilken annons eller länk som ledde dig hit, bara om du har samtyckt till det;',
        'dina klagomål, med adressen som vi svarar till;',
        'om du slår på notiser: adressen där webbläsarens tillverkare tar emot dem, tills du stänger av dem eller loggar ut; det vi skickar dit är tomt, utan namn eller ord;',
        'vilka notiser du har valt, dina tysta timmar med din tidszon, om och varför mejl till dig har stoppats, och när vi senast skickade ett om något nytt; ett sådant mejl nämner ingen;',
        `om varje mejl vi skickar dig: vilken sort det är, när det skickades och om det kom fram, med en kod i stället för din adress, i ${f.mailDays};`,
        `det du skriver när du skapar ett konto utan skript eller kommer från en annan sida: i ${f.draftTime}, så att det inte går förlorat;`,
        'dina lösennycklar, om du lägger till några: en offentlig nyckel, namnet du ger var och en, och när du lade till och senast använde den, tills du tar bort den. Ditt fingeravtryck, ansikte eller din pinkod lämnar aldrig din enhet;',
        'var du är inloggad: webbläsare och system, landet du loggade in från och när du senast var där, tills du loggar ut där. Listan finns i dina inställningar.',
      ],
    },
    {
      id: 'others',
      heading: 'Vad andra ser',
      paragraphs: [
        'Medlemmar ser ditt användarnamn, din ålder, din region, din ort och din profil, ungefär när du senast var här om du inte är osynlig, och om du har läst det de har skrivit till dig om inte någon av er har stängt av läskvitton. Besökare utan konto ser ditt användarnamn, din ålder, ditt land, din region och din profilbild bara om du tillåter det; på webbplatser där medlemskapet säger något om ditt sexliv eller din könsidentitet ser de ingen. Ingen ser ditt födelsedatum, din mejladress eller exakt var du befinner dig. Har vi flera webbplatser av samma slag ser även deras medlemmar dig där, och du ser dem här.',
        'Sexualitet sparas bara om du samtycker till det särskilt, och ingen annan ser den. Du kan ta tillbaka samtycket, och då raderar vi svaret. Hur du beskriver ditt kön, på en webbplats som frågar om det, sparas enligt samma regel; medlemmar ser det du skriver där. Intima intressen, på en webbplats som erbjuder dem, sparas enligt samma regel; bara medlemmar som har gett samma samtycke ser dem och kan söka på dem. Där själva medlemskapet berättar något sådant ber vi om samma samtycke när du skapar kontot; tar du tillbaka det ser andra inte längre din profil.',
        'Dina önskemål i matchsökaren sparas tills du raderar dem, och ingen ser dem som sådana. De avgör vem som visas för dig och, genom vem du vill träffa, ålder och plats, även vem du visas för; utifrån det kan andra gissa dem. Vem du vill träffa kan berätta något om din sexuella läggning, så det sparas bara om du samtycker särskilt, och raderas när du tar tillbaka samtycket.',
      ],
    },
    {
      id: 'logs',
      heading: 'Tekniska loggar',
      paragraphs: [
        `Våra loggar innehåller inga namn, adresser eller meddelanden. För att hindra att någon gissar lösenord räknar vi misslyckade inloggningar per konto och per nätverksadress, webbläsare eller session, och glömmer antalet efter ${f.failuresDays}. Mot överbelastning räknar vi även förfrågningar, i högst en timme och under ett fingeravtryck i stället för nätverksadressen. För att kunna utreda missbruk av ett konto antecknar vi inloggningar, nya lösenord och spärrar i ${f.securityDays}, med fingeravtryck i stället för medlem och nätverksadress.`,
      ],
    },
    {
      id: 'sharing',
      heading: 'Vilka fler som får uppgifter',
      paragraphs: [
        'Ingen köper dem. Leverantörer som levererar våra mejl, hanterar betalningar eller driver våra servrar behandlar dem för vår räkning och enligt avtal.',
      ],
    },
    {
      id: 'duration',
      heading: 'Hur länge',
      paragraphs: [
        `Så länge du har ett konto. Du raderar det i inställningarna: det döljs genast, kan återställas i ${f.deletedDays} och raderas sedan för gott. Det som finns kvar pekar inte ut någon: dina meddelanden hos dem som fått dem, utan ditt namn; uppgifter om betalningar, under ett nummer, så länge skattelagstiftningen kräver det; och någon annans blockering som en kod av din adress, så länge den personen har ett konto, så att den gäller om du registrerar dig igen. En anmälan om dig finns kvar lika länge som alla anmälningar.`,
        `Ett klagomål, med eller utan konto: det du skriver, ditt namn och din mejladress, så att människor kan bedöma och besvara det, i ${f.complaintDays}.`,
        `Efter en blockering det ni skrev till varandra, och som ingen av er ser längre, i ${f.contactDays}, så att ni fortfarande kan anmäla varandra; sedan raderar vi det. En anmälan, med en kopia av det den gäller, bilderna och vårt beslut, behåller vi i ${f.reportDays}.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Dina rättigheter',
      paragraphs: [
        `Du har rätt att se, rätta, flytta och radera dina uppgifter, att invända mot hur de används och att ta tillbaka ett samtycke. I inställningarna får du en kopia av allt. För allt annat: skriv till ${f.supportEmail}. Du kan också klaga hos dataskyddsmyndigheten där du bor.`,
      ],
    },
  ],
});
