// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const returnPolicy: LegalText = (f) => ({
  title: 'Palautusehdot',
  lead: `Sen, mitä et ole käyttänyt, voit palauttaa ${f.refundDays} kuluessa syytä ilmoittamatta.`,
  sections: [
    {
      id: 'right',
      heading: 'Peruuttamisoikeutesi',
      paragraphs: [
        `Voit perua krediittien oston ${f.refundDays} kuluessa siitä, kun krediitit on lisätty tilillesi. Syytä ei tarvitse ilmoittaa.`,
        'Krediitit, jotka olet käyttänyt viestiin, kuvaan tai lahjaan, on käytetty: pyysit meitä toimittamaan heti, ja niin teimme. Kaikki muut voi palauttaa.',
      ],
    },
    {
      id: 'how',
      heading: 'Näin perut oston',
      paragraphs: [
        'Avaa tapahtumasi ja sitten tilaus. Niin kauan kuin oston voi perua, painike on siellä, ja siinä lukee palautettava summa.',
        `Tai kerro se meille selvin sanoin osoitteeseen ${f.supportEmail}, tilisi sähköpostiosoitteesta. Voit käyttää alla olevaa lomaketta, mutta sinun ei tarvitse. Ilmoitus on ajoissa, kun lähetät sen ${f.refundDays} kuluessa.`,
      ],
    },
    {
      id: 'amount',
      heading: 'Mitä saat takaisin',
      paragraphs: [
        'Käyttämättömän osuuden siitä, mitä maksoit, mahdollisen alennuksen jälkeen ja maksamisen mahdollisine lisämaksuineen, alaspäin pyöristettynä. Kun palautat puolet krediiteistä, saat puolet rahoista.',
        'Raha palautetaan samalla tavalla kuin maksoit, ilman kuluja sinulle, viimeistään 14 päivän kuluttua siitä, kun olemme saaneet tiedon. Krediitit poistetaan tililtäsi heti.',
      ],
    },
    {
      id: 'after',
      heading: 'Mikä silloin muuttuu',
      paragraphs: [
        'Kun kaikki ostosi on palautettu, et ole enää premium-jäsen. Tilisi ja kaikki kirjoittamasi säilyvät. Tervetuliaisbonuksen saa kerran, eikä se tule takaisin.',
      ],
    },
    {
      id: 'form',
      heading: 'Peruuttamislomakkeen malli',
      paragraphs: ['Täytä ja palauta tämä lomake ainoastaan, jos haluat peruuttaa sopimuksen.'],
      letter: [
        `Vastaanottaja: ${f.companyName}, ${f.companyAddress}, ${f.supportEmail}:`,
        'Ilmoitan, että haluan peruuttaa tekemäni sopimuksen, joka koskee seuraavan palvelun suorittamista: krediitit, tilausnumero …',
        'Tilauspäivä: …',
        'Kuluttajan nimi: …',
        'Kuluttajan osoite: …',
        'Kuluttajan allekirjoitus (vain jos lomake täytetään paperimuodossa): …',
        'Päiväys: …',
      ],
    },
    {
      id: 'rights',
      heading: 'Muut oikeutesi',
      paragraphs: [
        'Jos jokin, mistä olet maksanut, ei toimi, laki antaa sinulle laajemmat oikeudet: kirjoita meille, niin korjaamme asian. Mikään tässä ei rajoita näitä oikeuksia.',
      ],
      links: ['pages-terms', 'pages-service', 'complaints'],
    },
  ],
});
