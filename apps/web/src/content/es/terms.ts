// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const terms: LegalText = (f) => ({
  title: 'Condiciones',
  lead: `Estas son las reglas entre tú y ${f.companyName}, responsable de ${f.siteName}. Están escritas para que se lean.`,
  sections: [
    {
      id: 'who',
      heading: 'Quién puede registrarse',
      paragraphs: [
        `${f.siteName} es para mayores de ${f.minAge} años. Abres una sola cuenta, para ti, e indicas tu verdadera fecha de nacimiento.`,
        'Sobre ti puedes escribir lo que quieras. No puedes hacerte pasar por otra persona, usar fotos ajenas, vender ni hacer publicidad, pedir dinero, ni amenazar o insultar a nadie.',
      ],
    },
    {
      id: 'account',
      heading: 'Tu cuenta',
      paragraphs: [
        'Registrarse es gratis. Enviamos un correo para comprobar que la dirección es tuya; hasta que lo confirmes, los mensajes que escribas esperan y no se entregan.',
        'No compartas tu contraseña. Si alguien la ha conseguido, cámbiala en los ajustes: se cerrará la sesión en todos los demás dispositivos.',
      ],
    },
    {
      id: 'credits',
      heading: 'Créditos y precios',
      paragraphs: [
        'No hay suscripción y nada se renueva solo. Compras créditos cuando quieres, y el precio de un mensaje, una foto o un regalo aparece antes de que pulses el botón.',
        'Con tu primera compra pasas a ser miembro Premium. Desde entonces ves todas las fotos salvo las privadas, también cuando ya no te quedan créditos.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Si cambias de idea',
      paragraphs: [
        `Puedes devolver los créditos que no hayas usado en un plazo de ${f.refundDays} desde su compra, sin dar ningún motivo. Recuperas la parte no usada de lo que pagaste, por el mismo medio de pago.`,
        'Junto a esta posibilidad se mantienen íntegros los derechos que te reconoce la normativa de consumo.',
      ],
    },
    {
      id: 'fictional',
      heading: f.hasFictional ? 'Perfiles ficticios' : 'Sin perfiles ficticios',
      paragraphs: [
        f.hasFictional
          ? 'Los perfiles ficticios llevan una etiqueta en todas las tarjetas, perfiles, conversaciones, notificaciones y correos. Un perfil sin esa etiqueta pertenece a una persona. Los perfiles ficticios nunca se cuentan como miembros.'
          : `En ${f.siteName} no hay perfiles ficticios: cada perfil pertenece a una persona.`,
      ],
    },
    {
      id: 'safety',
      heading: 'Seguridad y retirada de contenidos',
      paragraphs: [
        'Puedes bloquear a cualquiera; desde ese momento, aquí ya no existes para esa persona ni ella para ti. Puedes denunciar un perfil, una foto o un mensaje, y una persona lo examina.',
        'Si retiramos algo o cerramos una cuenta, decimos qué, por qué y cómo recurrir. No hay límites ocultos.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Si quieres irte',
      paragraphs: [
        `Puedes irte cuando quieras: elimina tu cuenta en los ajustes. Durante ${f.deletedDays} puedes recuperarla; después se borra.`,
      ],
    },
    {
      id: 'liability',
      heading: 'De qué respondemos',
      paragraphs: [
        'Respondemos del dolo y de la culpa grave, así como de los daños a la vida, la integridad física o la salud. En caso de culpa leve respondemos si se ha incumplido una obligación de la que depende el contrato, con el límite de los daños previsibles.',
        'No podemos prometer que vayas a conocer a alguien, ni que sea cierto lo que los miembros dicen de sí mismos.',
      ],
    },
    {
      id: 'contact',
      heading: 'Quiénes somos',
      paragraphs: [
        `${f.companyName}, ${f.companyAddress}. ${f.companyRegister}. Correo electrónico: ${f.supportEmail}.`,
      ],
    },
  ],
});
