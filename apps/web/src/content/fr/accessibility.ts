// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const accessibility: LegalText = (f) => ({
  title: 'Accessibilité',
  lead: `${f.siteName} s’adresse à toutes les personnes majeures. Dans quelle mesure le site est accessible, ce qui manque, et à qui le dire.`,
  sections: [
    {
      id: 'service',
      heading: 'Le service',
      paragraphs: [
        'Sur ce site, des adultes se rencontrent et s’écrivent. Il fonctionne dans le navigateur d’un téléphone, d’une tablette ou d’un ordinateur, en onze langues.',
      ],
    },
    {
      id: 'standard',
      heading: 'À quoi nous nous engageons',
      paragraphs: [
        'À respecter les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA, et avec elles la norme européenne EN 301 549. Cela signifie entre autres :',
      ],
      list: [
        'tout peut se faire au clavier, et l’élément actif est toujours visible ;',
        'les lecteurs d’écran indiquent ce qu’est chaque élément, et ce qui change ;',
        'le texte se détache suffisamment du fond, en clair comme en sombre ;',
        'les pages peuvent être agrandies et lues sur un écran étroit sans défilement horizontal ;',
        'rien ne bouge quand l’appareil est réglé sur moins d’animations ;',
        'sans JavaScript, on peut lire les pages, s’inscrire, se connecter, modifier les paramètres et envoyer une réclamation ;',
        'il n’y a aucun test d’images à résoudre.',
      ],
    },
    {
      id: 'check',
      heading: 'Comment nous vérifions',
      paragraphs: [
        'Avant la sortie de tout changement, des programmes vérifient chaque page : en anglais et en allemand selon les critères des règles, en clair et en sombre, et dans les langues aux mots les plus longs pour voir si du texte est coupé sur un écran étroit. Des parcours au clavier seul en font partie. Aucun organisme indépendant n’a encore examiné le site.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Ce qui manque',
      paragraphs: ['Nous connaissons ces points :'],
      list: [
        'Les photos des membres sont annoncées par le nom du membre, et non par ce qu’elles montrent.',
        'Les membres écrivent avec leurs propres mots et dans la langue de leur choix.',
        'Les prestataires de paiement sont responsables de leurs propres pages ; c’est vous qui choisissez lequel utiliser.',
      ],
    },
    {
      id: 'tell',
      heading: 'Dites-le-nous',
      paragraphs: [
        `Si quelque chose vous fait obstacle, écrivez à ${f.supportEmail} en indiquant la page et ce que vous utilisez. Nous vous aidons à aller au bout de votre démarche, et nous corrigeons le problème. Si nous ne le faisons pas, envoyez une réclamation, ou adressez-vous à l’autorité chargée de l’accessibilité là où vous vivez.`,
      ],
      links: ['pages-service', 'complaints'],
    },
  ],
});
