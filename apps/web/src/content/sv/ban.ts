// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const ban: LegalText = (f) => ({
  title: 'Avstängning',
  lead: `När ${f.siteName} tar bort något eller stänger ett konto, vad vi säger till dig och hur du överklagar.`,
  sections: [
    {
      id: 'reasons',
      heading: 'Det som leder till det',
      paragraphs: [
        'Människor tittar på anmälningar och på nya bilder och bedömer dem efter villkoren och lagen. Det här leder till avstängning:',
      ],
      list: [
        `att vara yngre än ${f.minAge} år eller att utge sig för att vara någon annan;`,
        'hot, förolämpningar, förföljelse eller att fortsätta skriva efter ett tydligt nej;',
        'att be om pengar, bedra, göra reklam eller sälja något;',
        'bilder på andra eller intima bilder utan samtycke;',
        'sexuellt innehåll med minderåriga, som vi också anmäler till polisen;',
        'allt annat som är brottsligt eller som skadar andra på liknande sätt.',
      ],
    },
    {
      id: 'measures',
      heading: 'Det vi gör',
      paragraphs: [
        'Vi väljer den mildaste åtgärd som hjälper: tar bort en bild eller en text eller stänger kontot. Det finns inga dolda begränsningar: inget visas i hemlighet för färre.',
        'Felaktiga lösenord spärrar inloggningen i några minuter. Det är ingen avstängning: spärren upphör av sig själv eller med ett nytt lösenord.',
      ],
    },
    {
      id: 'statement',
      heading: 'Det vi säger till dig',
      paragraphs: ['Den det gäller får en motivering via mejl:'],
      list: [
        'vad vi gjorde och för hur länge;',
        'vad som har hänt och om en anmälan eller vår egen kontroll ledde till det;',
        'om ett program har medverkat till det;',
        'regeln eller lagen och varför den gäller;',
        'hur du överklagar.',
      ],
    },
    {
      id: 'appeal',
      heading: 'Så överklagar du',
      paragraphs: [
        `Skicka ett klagomål och välj ”Ett beslut om mitt konto eller mitt innehåll”, eller skriv till ${f.supportEmail}. Det är gratis, och du har sex månader på dig. Det bedöms av en människa som inte själv fattade beslutet.`,
        'Du kan också vända dig till ett organ för tvistlösning utanför domstol som är certifierat i Europeiska unionen, eller till en domstol.',
      ],
      links: ['complaints'],
    },
    {
      id: 'money',
      heading: 'Dina krediter',
      paragraphs: [
        `En avstängning tar inte ifrån dig rätten till pengarna: krediter som du har köpt för högst ${f.refundDays} sedan och inte har använt kan lämnas tillbaka enligt returvillkoren. Skriv till ${f.supportEmail}.`,
      ],
      links: ['pages-return-policy', 'pages-terms'],
    },
    {
      id: 'report',
      heading: 'När du ser något',
      paragraphs: [
        'Medlemmar anmäler från profilen eller meddelandet. Alla andra, även myndigheter, kan använda klagomålsformuläret: ange sidans adress och skriv vad som är fel med den.',
      ],
      links: ['complaints'],
    },
  ],
});
