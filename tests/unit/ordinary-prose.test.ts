/**
 * Ordinary words, prices, times, addresses and names from code, which look a little like signs of
 * other dialects of Markdown. To refuse them would be worse than to show such a sign.
 */
import { expect, test } from 'vitest';
import { readMarkdown } from '../../scripts/content/markdown.ts';

/** Each is a paragraph, wrapped as editors wrap it. */
const prose = {
  English: [
    'We are #1 in the market, and the hashtag #sailing is in the middle of this line, as is @harbour\n#2 is far behind, and so is #sailing at the beginning of a line that was wrapped in an editor.',
    'See § 5 and §§ 12–14, footnote [1], [2] and [sic], Art. 5 (1) a) GDPR, Art. 6(1)(f), and\n(2) of the same article, which has been in force since 25 May 2018 in all member states.',
    'The train at 10:30 or 10:30:45 has a ratio of 1:2:3, maps are 1:100:1000, a score of 3:2.\n10:45 is the next one, and it is full.',
    'Thanks :) and :-) and ;-) and :D and ^_^ and ^^ and \\o/ and <3 and ¯\\\\_(ツ)\\_/¯ for all.',
    'The words snake_case, _private_method, __init__file, :root:, kebab-case and $HOME are names.',
    ':root: and :root {} and a::b and std::vector are found in the sheets and in the code.',
    'The file is C:\\path\\to\\file.txt or \\\\server\\share, and \\d+ or \\d{4}-\\d{2} is an expression.',
    '5 * 3 * 2 is 30, 5 ^ 2 is 25, 2^10 is 1024, 2^3^2 is 512, a == b, x++ or C++11 and C++17.',
    'If a==b and c==d, then i++ and j++; a !== b, a => b, a -> b, a --> b, a <= b and a < b > c.',
    'Go to https://a.example/some_long_name_here/~user/~other/?a=1&copy=2&lt=3#part_one_two today.',
    'It costs $5, or $10 to $20, or US$1,000; $5_000 is odd. Restaurants are $$ or $$$, or $$/$$$.',
    'In a survey [women n=12] and [men, n = 14] said so (p < 0.05), as [Smith 2020] and [1][2] did.',
    'Write to anna_maria_smith@mail.example or to name [at] firm.example or name [@] firm.example.',
    'A&B, R&D; Q&A; AT&T; M&S & Co; it was 5% & more, 100%% of it, 50 %% and 60 %% of that.',
    'The set {1, 2, 3}, the array a[i][j], list[0], int[][] and matrix[row][column] are code.',
    'It was -5 °C and\n-7 °C at night, with winds of\n+3 knots, ~5 to\n~ 10 on the scale of\n– 12 at most.',
    'Planning\n1.5 million people in\n2.5 years, as was said on page\n12. The rest is silence.',
    'He said "wait" – and then –\n— as he always did — left, which she\n(a sailor) did not like, nor did\n(b)roken men.',
    '!!! Sale !!! Only today !!!\n??? Who knows ???',
    '*Prices* exclude VAT.*',
    '2024-05-01 – 2024-06-01: closed. 9 a.m.–5 p.m.\n9. 10. or 11. are the days.',
    'The rate is k[A][B], H2O, CO₂, m², 10⁻³, 3/4, 3 × 4, 1/2 / 3/4, and/or, he/she, n/a, ~10%.',
  ],
  German: [
    'Die Frist beginnt am\n1. Januar 2024 und endet am\n31. Dezember 2024, spätestens aber am\n15.\u00a0März 2025.',
    'Das gilt für Wareneingang und\n-ausgang, für Kostenplanung und\n-kontrolle sowie für Vor- und Nachteile.',
    'Gemäß § 823 Abs. 1 BGB i. V. m. Art. 5 Abs. 1 lit. a) DSGVO und\nArt. 6 Abs. 1 S. 1 lit. f) DSGVO.',
    'Der Preis beträgt 1.000,00 € zzgl. 19 % MwSt., also von\n1.000 Euro bis\n2.500 Euro, ca.\n~ 5 % mehr.',
    'Um 10:30 Uhr – oder 10.30 Uhr – geht es los; z. B. im\n2. Stock, Zi. 12, bei Hr. Dr. A. Müller.',
    'Liebe Kolleg*innen, Kund_innen und Mitarbeiter:innen, die Leser/-innen und Bürger*innen kommen.',
    '1. Mai: geschlossen. 2. Mai: offen. Am 3.Mai auch, der 1.FC Köln spielt am\n4.Mai.',
    'Die Datei größen_menü_übersicht.pdf liegt unter D:\\Daten\\2024, Stichwort #Segeln, s.\u00a0o.',
    "Er fragte: „Wer?“ – „Ich“, sagte sie –\n– und ging. Das war's (s. Anm. [3]).",
    'Die Punkte a) und b) sind zu prüfen, nicht aber c), vgl. Nr. 5 oben und\na) der Anlage (1) sowie\nden Rest.',
  ],
  French: [
    'Prix : 1 000 € ; « livraison » gratuite ! Vraiment ? Oui : à 10 h 30, du 1er au 15 mars.',
    'Il vient à 10 h\n– dit-on – et repart à midi, comme l’art. L. 121-1 du Code et l’art. 5, § 1, a) du RGPD.',
    'Les associé·e·s, les employé(e)s et les client-e-s ; n° 5, p. 12-14, t. 3, 2e éd., cf. note [4].',
    'Le taux est de 20 %, soit\n1.234,56 € ou\n2.345,67 €, hors taxes*.',
    'N’est-ce pas :-) et ;) dit-il, l’adresse est jean_pierre@mail.example, à 3:1 contre lui.',
    '— Viens-tu ? demanda-t-il.',
  ],
  Spanish: [
    '¿Cuánto cuesta? ¡5 €! El art. 6.1.a) del RGPD, el n.º 3, la 1.ª vez y el\n2.º piso, a las 10:30.',
    '—Ven —dijo él—, que es tarde.',
    'Los/as socios/as y l@s amig@s pagan $1.000 o $2.000, es decir, un 5 % más (véase la nota [2]).',
    'Horario: 9:00–14:00 / 16:00–20:00; tel.: +34 900 000 000; #1 en ventas.',
  ],
  Portuguese: [
    'O preço é R$ 5,00 ou R$10,00 (art. 7.º, § 2.º, al. a), da LGPD), às 10h30min, de 2.ª a 6.ª.',
    'Os(as) sócios(as) e a Sr.(a) Silva vêm no dia\n1.º de maio, com 50% de desconto & brindes.',
  ],
  Polish: [
    'Zgodnie z art. 6 ust. 1 lit. a) i b) RODO, § 5 pkt 3, od 1. do 15. maja, o godz. 10:30.',
    'Cena: 1 000,50 zł – bez VAT –\n– dodano później. Pan(i) może napisać na adres jan_nowak@a.example.',
  ],
  Russian: [
    'Согласно п. 1 ст. 5, пп. а) и б), ч. 2 и т. д., цена 1 000 ₽, в 10:30, № 5 и\n№ 6 закрыты.',
    '— Да, — сказал он, — это так.',
    'Это было в\n1990 г. и продолжалось 5–7 лет, см. сноску [1], и т. п. :)',
    'Файл отчёт_за_год.pdf лежит на C:\\Отчёты, тег #парус посередине, кв.\n12 и д. 3.',
  ],
  Greek: [
    'Το άρθρο 5 παρ. 1 στοιχ. α) και β) του ΓΚΠΔ· ισχύει από τις 10:30 π.μ., τιμή 5,00 €.',
    'Πού είναι; Εκεί – είπε – και έφυγε, βλ. σημ. [1] και σελ. 12-14.',
  ],
  Arabic: [
    'السعر ٥٠ ريالاً، أي ١٫٥ مليون، من\n١٠ إلى ٢٠، في الساعة ١٠:٣٠، المادة (٥) الفقرة (أ).',
    'صدر القرار في سنة\n١٩٩٠. ثم صدر غيره، انظر الحاشية [١] والمادة\n(٦) منه.',
  ],
  Hebrew: [
    'המחיר הוא 50 ש"ח, סעיף 5(א)(1) לחוק, בשעה 10:30, עמ\' 12–14, ראו הערה [1].',
    'ב-1 במאי וב-15 ביוני, ה-\n20 במאה, כ-5% (בערך).',
  ],
  Hindi: [
    'मूल्य ₹ 1,00,000 है, धारा 5(1)(क), समय 10:30 बजे, पृ. १२-१४, टिप्पणी [1] देखें।',
    'यह सन्\n१९९०. के बाद हुआ, और क) तथा ख) दोनों सही हैं।',
  ],
  Japanese: [
    '価格は1,000円（税込）、営業時間は10時~12時、13時~15時、10:30〜です。※休日を除く。',
    '第1条（目的）は、\n※この限りでない。ファイルは資料_最終_版.pdfです。',
    '1．目的について述べる。',
    'そうですか（笑）^_^ と言った。え〜、3:1で勝ち、A==Bです。',
    '日時\n：5月3日、場所：東京、\n・ご注意ください。',
  ],
  Chinese: [
    '一、二、三等奖各一名，价格为￥100~200元，第3条第（一）项。',
    '根据第\n一、二条和第\n三、四条的规定，时间为10:30，比例3:1，见注[1]。',
    '周一~周五~周日，3~5~7天，共100%。《合同》第\n1、2、3条及第\n4、5条。',
    '“你好”——他说——“再见”。\n——他走了。',
  ],
  Korean: [
    '가격은 1,000원(부가세 포함)이며, 제5조 제1항 가. 및 나.목, 10:30~12:00, ㈜회사입니다.',
    '2024. 5. 1.부터 2024. 6. 1.까지, 파일은 보고서_최종_본.pdf이고 ^^ ㅎㅎ :) 입니다.',
  ],
};

const paragraphs = Object.entries(prose).flatMap(([language, texts]) =>
  texts.map((text) => ({ language, text })),
);

test('the ordinary words are in many languages', () => {
  expect(Object.keys(prose).length).toBeGreaterThanOrEqual(10);
  expect(paragraphs.length).toBeGreaterThanOrEqual(60);
});

test.each(paragraphs)('takes ordinary prose for what it is: $language, $text', ({ text }) => {
  expect(readMarkdown(`${text}\n`).faults).toEqual([]);
});

// Headings and cells have fewer words, so that a sign is more often at their beginning or end.
test.each([
  '1.Scope',
  '1. Mai',
  '#MeToo',
  '- 5 %',
  '+ 12 %',
  '+ VAT',
  '-5',
  '–',
  '- / -',
  '$$',
  'a) DSGVO',
  '(1)',
  '\\d',
  '10:30',
  '[1]',
  '一、目的',
  '•',
])('in a heading and in a cell, too: %s', (text) => {
  expect(readMarkdown(`## ${text}\n\n|a|b|\n|-|-|\n|${text}|c|\n`).faults).toEqual([]);
});
