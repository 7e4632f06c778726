/** How many columns a text takes where a Latin letter takes one: the letters of East Asia take two. */
export const columns = (text: string): number =>
  text.replace(/[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uff60]/gu, '  ')
    .length;
