// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const ban: LegalText = (f) => ({
  title: 'Käyttökielto',
  lead: `Milloin ${f.siteName} poistaa jotakin tai sulkee tilin, mitä kerromme sinulle ja miten voit valittaa.`,
  sections: [
    {
      id: 'reasons',
      heading: 'Mikä siihen johtaa',
      paragraphs: [
        'Ihmiset katsovat ilmoitukset ja uudet kuvat ja arvioivat ne käyttöehtojen ja lain mukaan. Käyttökieltoon johtavat:',
      ],
      list: [
        `alle ${f.minAge} vuoden ikä tai toisena henkilönä esiintyminen;`,
        'uhkailu, loukkaaminen, vainoaminen tai kirjoittamisen jatkaminen selvän kiellon jälkeen;',
        'rahan pyytäminen, huijaaminen, mainostaminen tai myyminen;',
        'muiden kuvat tai intiimit kuvat ilman suostumusta;',
        'alaikäisiin liittyvä seksuaalinen sisältö, josta ilmoitamme myös poliisille;',
        'kaikki muu, mikä on rikos tai vahingoittaa muita samalla tavalla.',
      ],
    },
    {
      id: 'measures',
      heading: 'Mitä teemme',
      paragraphs: [
        'Valitsemme lievimmän keinon, joka auttaa: poistamme kuvan tai tekstin tai suljemme tilin. Piilotettuja rajoituksia ei ole: mitään ei näytetä salaa harvemmille.',
        'Väärät salasanat estävät kirjautumisen muutamaksi minuutiksi. Se ei ole käyttökielto: se päättyy itsestään tai uudella salasanalla.',
      ],
    },
    {
      id: 'statement',
      heading: 'Mitä kerromme sinulle',
      paragraphs: ['Se, jota asia koskee, saa perustelut sähköpostilla:'],
      list: [
        'mitä teimme ja kuinka pitkäksi aikaa;',
        'mitä on tapahtunut ja johtiko siihen ilmoitus vai oma tarkastuksemme;',
        'oliko ohjelmalla siinä osuutta;',
        'sääntö tai laki ja miksi sitä sovelletaan;',
        'miten päätöksestä valitetaan.',
      ],
    },
    {
      id: 'appeal',
      heading: 'Miten valitat',
      paragraphs: [
        `Lähetä valitus ja valitse ”Päätös, joka koskee tiliäni tai sisältöäni”, tai kirjoita osoitteeseen ${f.supportEmail}. Se on ilmaista, ja aikaa on kuusi kuukautta. Valituksen arvioi ihminen, joku muu kuin päätöksen tekijä.`,
        'Voit kääntyä myös Euroopan unionissa sertifioidun tuomioistuimen ulkopuolisen riidanratkaisuelimen tai tuomioistuimen puoleen.',
      ],
      links: ['complaints'],
    },
    {
      id: 'money',
      heading: 'Krediittisi',
      paragraphs: [
        `Käyttökielto ei vie oikeuttasi saada rahoja takaisin: käyttämättömät krediitit palautetaan palautusehtojen mukaan, kun pyydät sitä ${f.refundDays} kuluessa ostosta. Kirjoita osoitteeseen ${f.supportEmail}.`,
      ],
      links: ['pages-return-policy', 'pages-terms'],
    },
    {
      id: 'report',
      heading: 'Kun näet jotakin',
      paragraphs: [
        'Jäsenet ilmoittavat profiilista tai viestistä. Kaikki muut, myös viranomaiset, voivat käyttää valituslomaketta: ilmoita sivun osoite ja kerro, mikä sivulla on vialla.',
      ],
      links: ['complaints'],
    },
  ],
});
