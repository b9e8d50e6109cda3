import type { Gender } from '@vela/domain/profile';
import type { Locale } from '@vela/domain/locale';

/**
 * First names by the language of the text beside them, with a number after a colon where the face that goes with one has
 * another skin than most: from 0, the lightest. No name stands twice, here or among the demo's own accounts.
 */
const NAMES = {
  nl: {
    female:
      'Femke Lotte Marijke Fatima:3 Iris Noor Willemijn Ngozi:6 Anouk Roos Fleur Elif:2 Hanneke ' +
      'Jolijn Maud Ilse Mei-Ling:2 Tessa Evi Liesbeth Merel Samira:3 Corrie Nienke Floor Jet ' +
      'Shanice:5 Marloes Tineke Wietske',
    male:
      'Daan Bram Youssef:3 Sjoerd Maarten Thijs Ruben Delano:5 Joost Wouter Koen Henk Emre:2 ' +
      'Gijs Pieter Jasper Luuk Kofi:7 Arjan Cees Stijn Mees Rachid:3 Harm Niels Jelle Rutger ' +
      'Minh:2 Dirk Teun',
  },
  de: {
    female:
      'Anneliese Greta Ayşe:2 Johanna Katrin Leonie Mathilda Amara:6 Sabine Franziska Paulina ' +
      'Ulrike Merle Leyla:3 Heike Antonia Silke Wiebke Clara Thuy:2 Birgit Frieda Svenja Ronja ' +
      'Dorothea Mira Annika Lieselotte',
    male:
      'Lukas Matthias Mehmet:2 Florian Sebastian Jürgen Tobias Kwame:7 Moritz Uwe Konstantin ' +
      'Fabian Hannes Cem:3 Dietmar Jannik Ansgar Valentin Rainer Tuan:2 Benedikt Thorsten Emil ' +
      'Hauke Gregor Philipp Wolfgang Leopold',
  },
  en: {
    female:
      'Abigail Bronwyn Priya:4 Caitlin Daisy Zadie:5 Eleanor Fiona Georgia Keisha:6 Harriet ' +
      'Imogen Josie Yuki:1 Kathleen Leah Maeve Anika:4 Niamh Olivia Phoebe Imani:7 Rosalind ' +
      'Saoirse Tabitha Hine:4 Ursula Violet Winifred Yvonne Nkechi:7 Beatrice Cordelia Dorothy ' +
      'Soo-Jin:1 Esme Freya Gwen Hazel Juniper Margaret Quinn',
    male:
      'Alistair Benjamin Arjun:4 Callum Duncan Darnell:6 Edward Fergus George Malik:5 Hamish ' +
      'Ian Jack Kenji:1 Kieran Liam Malcolm Rohan:4 Nathaniel Oscar Patrick Tobi:7 Ronan Stuart ' +
      'Theodore Wiremu:4 Vincent Walter Xander Zach Femi:7 Arthur Brendan Cormac Jin-Ho:1 ' +
      'Declan Ewan Frank Graham Hugh Jonty Rory',
  },
  fr: {
    female:
      'Amandine Bérénice Aminata:6 Capucine Delphine Élodie Yasmine:3 Florence Geneviève Hélène ' +
      'Inès Linh:2 Juliette Maëlle Océane Solène Clémence Manon',
    male:
      'Antoine Baptiste Karim:3 Cédric Damien Étienne Mamadou:7 Fabrice Gaspard Hugo Julien ' +
      'Bao:2 Laurent Mathieu Olivier Rémi Sylvain Thibault',
  },
  it: {
    female: 'Alessia Bianca Chiara Amina:5 Donatella Elisa Francesca Giulia Ilaria Lucrezia',
    male: 'Andrea Carlo Davide Samuele:5 Enrico Fabio Giacomo Lorenzo Marco Riccardo',
  },
  es: {
    female: 'Alba Beatriz Carmen Luz:4 Elena Inmaculada Lucía Marisol Nerea Rocío',
    male: 'Álvaro Diego Esteban Wilmer:4 Gonzalo Iker Javier Mateo Pablo Rafael',
  },
  pl: {
    female: 'Agnieszka Bożena Dominika Ewelina Kasia Magdalena Oliwia Zofia',
    male: 'Bartosz Grzegorz Jakub Krzysztof Marek Paweł Tomasz Wojciech',
  },
  da: {
    female: 'Astrid Birgitte Freja Aisha:5 Karen Sofie Trine',
    male: 'Anders Christian Frederik Hassan:3 Jens Mikkel Søren',
  },
  fi: {
    female: 'Aino Eeva Helmi Kaisa Marjatta Päivi Venla',
    male: 'Antti Eero Juhani Mikko Pekka Tapio Väinö',
  },
  nb: {
    female: 'Anne-Grete Berit Ingvild Naima:5 Ragnhild Silje Tuva',
    male: 'Bjørn Eirik Håkon Abdi:6 Kristoffer Magnus Sindre',
  },
  sv: {
    female: 'Ann-Marie Ebba Gunilla Ingrid Leila:3 Maja Sigrid Tindra',
    male: 'Axel Börje Elias Gustav Amir:3 Lars Oskar Viktor',
  },
} as const satisfies Record<Locale, Record<Gender, string>>;

export interface Name {
  name: string;
  /** null for one of those that most have where the name is from. */
  skin: number | null;
}

/** The names of a language, in the order in which they are given. */
export function namesOf(language: Locale, gender: Gender): Name[] {
  return NAMES[language][gender].split(' ').map((entry) => {
    const [name = '', skin] = entry.split(':');
    return { name, skin: skin === undefined ? null : Number(skin) };
  });
}
