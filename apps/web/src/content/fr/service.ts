// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const service: LegalText = (f) => ({
  title: 'Service client',
  lead: `Comment joindre les personnes qui font ${f.siteName}, et ce que vous pouvez faire tout de suite sans nous.`,
  sections: [
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Écrivez depuis l’adresse e-mail de votre compte : nous le trouvons ainsi sans vous poser de questions. S’il s’agit d’une commande ou d’un signalement, indiquez son numéro.',
        'Nous ne demandons jamais votre mot de passe, ni le numéro d’une carte.',
      ],
      contacts: f.contacts({
        email: 'E-mail',
        phone: 'Téléphone',
        company: 'Société',
        tradeNames: 'Noms commerciaux',
        address: 'Adresse',
        register: 'Registre du commerce (KvK)',
        vat: 'Numéro de TVA',
      }),
    },
    {
      id: 'first',
      heading: 'Souvent plus rapide',
      paragraphs: ['Beaucoup de choses se font sans nous :'],
      list: [
        'Un nouveau mot de passe : demandez-le sur la page de connexion.',
        'Adresse e-mail et langue : dans les paramètres.',
        'Commandes, reçus et crédits à rendre : dans vos transactions.',
        'Quelqu’un qui vous importune : bloquez ou signalez, depuis le profil ou la conversation.',
      ],
      links: ['pages-faq', 'pages-return-policy', 'pricing'],
    },
    {
      id: 'complaint',
      heading: 'Quelque chose ne va pas ?',
      paragraphs: [
        'Envoyez une réclamation. Elle reçoit un numéro, nous la confirmons par e-mail, et une personne y répond. C’est aussi la voie à suivre si vous n’êtes pas d’accord avec une décision concernant votre compte.',
      ],
      links: ['complaints', 'pages-ban'],
    },
    {
      id: 'danger',
      heading: 'En danger ?',
      paragraphs: [
        'Si vous ou quelqu’un d’autre êtes en danger, appelez d’abord le numéro d’urgence : 112 en Europe, 911 aux États-Unis et au Canada, 000 en Australie, 111 en Nouvelle-Zélande.',
      ],
    },
  ],
});
