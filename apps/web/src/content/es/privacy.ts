// The operator's lawyer reads this text before a site opens: tooling/docs/operations.md, Texts.
import type { LegalText } from '../legal-page';

export const privacy: LegalText = (f) => ({
  title: 'Privacidad',
  lead: `Qué sabe ${f.siteName} de ti, por qué, durante cuánto tiempo, quién lo ve y qué derechos tienes.`,
  sections: [
    {
      id: 'controller',
      heading: 'Responsable del tratamiento',
      paragraphs: [`${f.companyName}, ${f.companyAddress}. Preguntas y solicitudes: ${f.supportEmail}.`],
    },
    {
      id: 'data',
      heading: 'Qué guardamos',
      paragraphs: ['Para gestionar tu cuenta, es decir, para cumplir el contrato que nos une, guardamos:'],
      list: [
        'tu dirección de correo, tu nombre de usuario y tu contraseña en una forma que no se puede revertir;',
        'lo que pones en tu perfil: género, fecha de nacimiento, país, región, localidad, aspecto, estado civil, intereses, por qué estás aquí y lo que escribes sobre ti;',
        'tus fotos, sin el lugar ni los demás datos que añade la cámara, que quitamos al subirlas, y quién puede ver las privadas;',
        'tus mensajes y regalos, likes y matches, y a quién has bloqueado o denunciado;',
        'tus pedidos, pagos y créditos; un medio de pago solo si nos lo pides, y nunca un número de tarjeta completo;',
        'si dejas que el navegador nos diga dónde estás: solo el país y la región que encontramos así, cuando los guardas, y nunca la posición en sí;',
        'cuándo te registraste y, si lo hubo, desde qué perfil, tu última visita, el idioma que elegiste y qué has aceptado;',
        'qué anuncio o enlace te trajo aquí, solo si lo has aceptado;',
        'tus reclamaciones, con la dirección a la que respondemos;',
        'si activas las notificaciones: la dirección en la que el fabricante de tu navegador las recibe, hasta que las desactives o cierres la sesión; lo que enviamos allí va vacío, sin nombres ni palabras;',
        'qué notificaciones has elegido, tus horas de silencio con tu zona horaria, si los correos que te enviamos están parados y por qué, y cuándo te enviamos el último sobre algo nuevo; un correo así no nombra a nadie;',
        `de cada correo que te enviamos: su tipo, cuándo se envió y si llegó, con un código en lugar de tu dirección, durante ${f.mailDays};`,
        `lo que escribes al registrarte, si sigues sin JavaScript o vienes de otra página: durante ${f.draftTime}, para que no se pierda;`,
        'tus llaves de acceso, si añades alguna: una clave pública, el nombre que das a cada una y cuándo la añadiste y la usaste por última vez, hasta que la quites. Tu huella, tu cara o tu PIN nunca salen de tu dispositivo;',
        'dónde tienes la sesión iniciada: el navegador y el sistema, el país desde el que la iniciaste y el último uso, hasta que la cierres allí. La lista está en tus ajustes.',
      ],
    },
    {
      id: 'others',
      heading: 'Qué ven los demás',
      paragraphs: [
        'Los miembros ven tu nombre de usuario, tu edad, tu región, tu localidad y tu perfil, aproximadamente cuándo entraste por última vez, salvo en modo invisible, y si has leído lo que te han escrito, salvo que alguien de los dos haya desactivado las confirmaciones de lectura. Quien visita la web sin cuenta solo ve tu nombre de usuario, tu edad, tu país, tu región y tu foto principal si lo permites; en las webs donde ser miembro revela algo de tu vida sexual o tu identidad de género, no ve a nadie. Nadie ve tu fecha de nacimiento, tu dirección de correo ni dónde estás exactamente. Si tenemos varias webs del mismo tipo, sus miembros también te ven allí, y tú los ves aquí.',
        'La orientación sexual se guarda solo si lo aceptas por separado, y nadie más la ve. Puedes retirar ese consentimiento, y entonces borramos la respuesta. La forma en que describes tu género, en una web que lo pregunte, se guarda según la misma regla; los miembros ven lo que escribes ahí. Los intereses íntimos, en una web que los ofrezca, se guardan según la misma regla; solo los ven, y pueden buscarlos, los miembros que han aceptado lo mismo. Cuando el mero hecho de ser miembro ya revela algo así, pedimos el mismo consentimiento al registrarte; si lo retiras, los demás dejan de ver tu perfil.',
        'Tus deseos en el buscador de afinidades se guardan hasta que los elimines, y nadie los ve como tales. Deciden quién se te muestra y, por a quién quieres conocer, la edad y el lugar, también a quién se te muestra a ti; de ahí otras personas pueden deducirlos. A quién quieres conocer puede revelar tu orientación sexual, así que lo guardamos solo si lo aceptas por separado y lo borramos si retiras el consentimiento.',
      ],
    },
    {
      id: 'logs',
      heading: 'Registros técnicos',
      paragraphs: [
        `Nuestros registros no contienen nombres, direcciones ni mensajes. Para impedir que se adivinen contraseñas, contamos los inicios de sesión fallidos por cuenta y por dirección de red, navegador o sesión, y olvidamos ese recuento al cabo de ${f.failuresDays}. Contra las sobrecargas contamos también las peticiones, durante una hora como máximo y con una huella en lugar de la dirección de red. Para poder aclarar el uso indebido de una cuenta, anotamos durante ${f.securityDays} los inicios de sesión, las contraseñas nuevas y los bloqueos, con huellas en lugar del miembro y de la dirección de red.`,
      ],
    },
    {
      id: 'sharing',
      heading: 'Quién más recibe datos',
      paragraphs: [
        'Nadie los compra. Los proveedores que entregan nuestros correos, gestionan los pagos o alojan nuestros servidores los tratan por encargo nuestro y bajo contrato.',
      ],
    },
    {
      id: 'duration',
      heading: 'Cuánto tiempo',
      paragraphs: [
        `Mientras tengas una cuenta. La eliminas en los ajustes: se oculta de inmediato, puedes recuperarla durante ${f.deletedDays} y después se borra. Lo que queda no nombra a nadie: tus mensajes, en manos de quien los recibió, sin tu nombre; los registros de pagos, con un número, el tiempo que exige la normativa fiscal; y el bloqueo de otra persona como un código de tu dirección, mientras esa persona tenga una cuenta, para que siga vigente si vuelves a registrarte. Una denuncia sobre ti se conserva tanto como cualquier denuncia.`,
        `Una reclamación, con o sin cuenta: lo que escribes, tu nombre y tu dirección de correo electrónico, para que alguien pueda valorarla y responderte, durante ${f.complaintDays}.`,
        `Tras un bloqueo, lo que os escribisteis, que ninguna de las dos personas ve ya, durante ${f.contactDays}, para que cada una pueda todavía denunciar a la otra; después lo borramos. Una denuncia, con una copia de aquello de lo que trata, sus fotos y nuestra decisión, la conservamos durante ${f.reportDays}.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Tus derechos',
      paragraphs: [
        `Puedes acceder a tus datos, rectificarlos, llevártelos y suprimirlos, oponerte a su uso y retirar un consentimiento. En los ajustes puedes obtener una copia de todo. Para lo demás, escribe a ${f.supportEmail}. También puedes reclamar ante la autoridad de protección de datos del lugar donde vives.`,
      ],
    },
  ],
});
