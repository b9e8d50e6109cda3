// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const returnPolicy: LegalText = (f) => ({
  title: 'Remboursements',
  lead: `Ce que vous n’avez pas utilisé, vous pouvez le rendre dans un délai de ${f.refundDays}, sans donner de motif.`,
  sections: [
    {
      id: 'right',
      heading: 'Votre droit de rétractation',
      paragraphs: [
        `Vous pouvez vous rétracter d’un achat de crédits dans un délai de ${f.refundDays} après l’arrivée des crédits sur votre compte. Vous n’avez pas à donner de motif.`,
        'Les crédits que vous avez utilisés pour un message, une photo ou un cadeau sont dépensés : vous nous avez demandé une exécution immédiate, et elle a eu lieu. Tous les autres peuvent être rendus.',
      ],
    },
    {
      id: 'how',
      heading: 'Comment vous rétracter',
      paragraphs: [
        'Ouvrez vos transactions, puis la commande. Tant que vous pouvez vous rétracter, le bouton s’y trouve, avec le montant remboursé.',
        `Ou dites-le-nous, avec vos propres mots, pourvu qu’ils soient clairs, à ${f.supportEmail}, depuis l’adresse e-mail de votre compte. Vous pouvez utiliser le formulaire ci-dessous, mais ce n’est pas obligatoire. Il suffit de l’envoyer avant la fin du délai de ${f.refundDays}.`,
      ],
    },
    {
      id: 'amount',
      heading: 'Ce qui vous est remboursé',
      paragraphs: [
        'La part non utilisée de ce que vous avez payé, réductions déduites et frais de paiement compris, arrondie vers le bas. Rendre la moitié des crédits, c’est récupérer la moitié de l’argent.',
        'Le remboursement se fait par le même moyen de paiement, sans frais pour vous, au plus tard 14 jours à compter du jour où nous sommes informés de votre décision. Les crédits sont aussitôt retirés de votre compte.',
      ],
    },
    {
      id: 'after',
      heading: 'Ce qui change alors',
      paragraphs: [
        'Une fois tous vos achats rendus, vous n’êtes plus membre Premium. Votre compte reste, et ce que vous avez écrit aussi. Le bonus de bienvenue est accordé une seule fois et ne revient pas.',
      ],
    },
    {
      id: 'form',
      heading: 'Modèle de formulaire de rétractation',
      paragraphs: [
        'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
      ],
      letter: [
        `À l’attention de ${f.companyName}, ${f.companyAddress}, ${f.supportEmail} :`,
        'Je vous notifie par la présente ma rétractation du contrat pour la prestation de services ci-dessous : crédits, commande numéro …',
        'Commandé le : …',
        'Nom du consommateur : …',
        'Adresse du consommateur : …',
        'Signature du consommateur (uniquement en cas de notification du présent formulaire sur papier) : …',
        'Date : …',
      ],
    },
    {
      id: 'rights',
      heading: 'Vos autres droits',
      paragraphs: [
        'Si quelque chose que vous avez payé ne fonctionne pas, la loi vous donne davantage de droits : écrivez-nous, et nous y remédions. Rien de ce qui figure ici ne les réduit.',
      ],
      links: ['pages-terms', 'pages-service', 'complaints'],
    },
  ],
});
