// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const accessibility: LegalText = (f) => ({
  title: 'Toegankelijkheid',
  lead: `${f.siteName} is voor alle volwassenen. Hoe toegankelijk de site is, wat er ontbreekt, en aan wie je het kunt vertellen.`,
  sections: [
    {
      id: 'service',
      heading: 'De dienst',
      paragraphs: [
        'Op deze site vinden volwassenen elkaar en schrijven ze elkaar. Hij werkt in een browser op een telefoon, een tablet of een computer, in elf talen.',
      ],
    },
    {
      id: 'standard',
      heading: 'Waar we ons aan houden',
      paragraphs: [
        'De Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA, en daarmee de Europese norm EN 301 549. Dat betekent onder meer:',
      ],
      list: [
        'alles kan met het toetsenbord, en de focus is altijd zichtbaar;',
        'schermlezers krijgen te horen wat iets is, en wat er verandert;',
        'tekst steekt genoeg af tegen de achtergrond, in licht en in donker;',
        'pagina’s kun je vergroten en op een smal scherm lezen zonder opzij te scrollen;',
        'niets beweegt als het apparaat om minder beweging vraagt;',
        'zonder script kun je de pagina’s lezen, een account aanmaken, inloggen, de instellingen wijzigen en een klacht sturen;',
        'nergens hoef je een plaatjespuzzel op te lossen.',
      ],
    },
    {
      id: 'check',
      heading: 'Hoe we het controleren',
      paragraphs: [
        'Voordat een wijziging naar buiten gaat, controleren programma’s elke pagina: in het Engels en Duits volgens de regels van de richtlijnen, in licht en donker, en in de talen met de langste woorden op tekst die op een smal scherm wordt afgekapt. Controles met alleen het toetsenbord horen daarbij. Een onafhankelijke instantie heeft de site nog niet onderzocht.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Wat er ontbreekt',
      paragraphs: ['Dit is ons bekend:'],
      list: [
        'Van foto’s van leden wordt de naam voorgelezen, niet wat erop staat.',
        'Wat leden schrijven, staat er in hun eigen woorden en taal.',
        'Voor hun pagina’s zijn de betaaldiensten zelf verantwoordelijk; welke je kiest, is aan jou.',
      ],
    },
    {
      id: 'tell',
      heading: 'Vertel het ons',
      paragraphs: [
        `Staat iets je in de weg, schrijf dan naar ${f.supportEmail} met de pagina en wat je gebruikt. We helpen je verder, en zetten het recht. Doen we dat niet, stuur dan een klacht, of ga naar de toezichthouder voor toegankelijkheid waar je woont.`,
      ],
      links: ['pages-service', 'complaints'],
    },
  ],
});
