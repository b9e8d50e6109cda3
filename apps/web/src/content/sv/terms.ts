// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const terms: LegalText = (f) => ({
  title: 'Villkor',
  lead: `Det här är reglerna mellan dig och ${f.companyName}, som driver ${f.siteName}. De är skrivna för att läsas.`,
  sections: [
    {
      id: 'who',
      heading: 'Vem som får gå med',
      paragraphs: [
        `${f.siteName} är till för personer från ${f.minAge} år. Du skapar ett konto, för dig själv, och anger ditt riktiga födelsedatum.`,
        'Du får skriva om dig själv som du vill. Du får inte utge dig för att vara någon annan, använda andras bilder, sälja något eller göra reklam, be om pengar eller hota eller förolämpa någon.',
      ],
    },
    {
      id: 'account',
      heading: 'Ditt konto',
      paragraphs: [
        'Det är gratis att gå med. Vi skickar ett mejl för att kontrollera att adressen är din; tills du har bekräftat den väntar de meddelanden du skriver och levereras inte.',
        'Håll ditt lösenord för dig själv. Om någon annan har kommit över det byter du det i inställningarna: då loggas alla andra enheter ut.',
      ],
    },
    {
      id: 'credits',
      heading: 'Krediter och priser',
      paragraphs: [
        'Det finns inget abonnemang och inget förnyas av sig självt. Du köper krediter när du vill ha dem, och priset för ett meddelande, en bild eller en present visas innan du trycker på knappen.',
        'Ditt första köp gör dig till premiummedlem. Då ser du alla bilder utom privata, även när du inte har några krediter kvar.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Om du ångrar dig',
      paragraphs: [
        `Krediter som du inte har använt kan du lämna tillbaka inom ${f.refundDays} från köpet, utan att ange något skäl. Du får tillbaka den oanvända delen av det du betalade, på samma sätt som du betalade.`,
        'Dina rättigheter enligt konsumentlagstiftningen gäller vid sidan av detta och begränsas inte av det.',
      ],
    },
    {
      id: 'fictional',
      heading: f.hasFictional ? 'Fiktiva profiler' : 'Inga fiktiva profiler',
      paragraphs: [
        f.hasFictional
          ? 'Fiktiva profiler är märkta på alla kort, i alla profiler, chattar, notiser och mejl. En profil utan den märkningen tillhör en människa. Fiktiva profiler räknas aldrig som medlemmar.'
          : `Det finns inga fiktiva profiler på ${f.siteName}: varje profil tillhör en människa.`,
      ],
    },
    {
      id: 'safety',
      heading: 'Trygghet och borttagning',
      paragraphs: [
        'Du kan blockera vem som helst; från den stunden finns ni inte för varandra här. Du kan anmäla en profil, en bild eller ett meddelande, och en människa tittar på det.',
        'Om vi tar bort något eller stänger ett konto säger vi vad, varför och hur du överklagar. Det finns inga dolda begränsningar.',
      ],
    },
    {
      id: 'leaving',
      heading: 'När du vill lämna oss',
      paragraphs: [
        `Du kan sluta när du vill: radera ditt konto i inställningarna. I ${f.deletedDays} kan det återställas; sedan raderas det för gott.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Vad vi ansvarar för',
      paragraphs: [
        'Vi ansvarar för det vi gör med uppsåt eller av grov vårdslöshet och för skada på liv, kropp eller hälsa. Vid lindrig vårdslöshet ansvarar vi när en skyldighet som avtalet är beroende av har åsidosatts, begränsat till den skada som kunde förutses.',
        'Vi kan inte lova att du träffar någon, och inte heller att det som medlemmar säger om sig själva är sant.',
      ],
    },
    {
      id: 'contact',
      heading: 'Vilka vi är',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. ${f.companyRegister}. Mejl: ${f.supportEmail}.`],
    },
  ],
});
