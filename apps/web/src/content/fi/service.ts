// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const service: LegalText = (f) => ({
  title: 'Asiakaspalvelu',
  lead: `Miten tavoitat ihmiset, jotka ylläpitävät sivustoa ${f.siteName}, ja mitä voit tehdä itse heti.`,
  sections: [
    {
      id: 'contact',
      heading: 'Yhteystiedot',
      paragraphs: [
        'Kirjoita tilisi sähköpostiosoitteesta: silloin löydämme tilisi kysymättä. Jos asia koskee tilausta tai ilmoitusta, mainitse sen numero.',
        'Emme koskaan kysy salasanaasi emmekä kortin numeroa.',
      ],
      contacts: f.contacts({
        email: 'Sähköposti',
        phone: 'Puhelin',
        company: 'Yritys',
        tradeNames: 'Aputoiminimet',
        address: 'Osoite',
        register: 'Kaupparekisteri (KvK)',
        vat: 'Alv-tunniste',
      }),
    },
    {
      id: 'first',
      heading: 'Usein nopein tapa',
      paragraphs: ['Moni asia onnistuu ilman meitä:'],
      list: [
        'Uusi salasana: pyydä se kirjautumisen yhteydessä.',
        'Sähköpostiosoite ja kieli: asetuksissa.',
        'Tilaukset, kuitit ja krediittien palauttaminen: tapahtumissasi.',
        'Joku häiritsee sinua: estä hänet tai tee ilmoitus profiilista tai keskustelusta.',
      ],
      links: ['pages-faq', 'pages-return-policy', 'pricing'],
    },
    {
      id: 'complaint',
      heading: 'Etkö ole tyytyväinen?',
      paragraphs: [
        'Lähetä valitus. Se saa numeron, vahvistamme sen sähköpostilla, ja ihminen vastaa siihen. Samaa tietä tavoitat meidät, jos olet eri mieltä tiliäsi koskevasta päätöksestä.',
      ],
      links: ['complaints', 'pages-ban'],
    },
    {
      id: 'danger',
      heading: 'Oletko vaarassa?',
      paragraphs: [
        'Jos sinä tai joku muu on vaarassa, soita ensin hätänumeroon: 112 Euroopassa, 911 Yhdysvalloissa ja Kanadassa, 000 Australiassa, 111 Uudessa-Seelannissa.',
      ],
    },
  ],
});
