/**
 * What can happen between pressing Send and the arrival of a message, and what the form says then.
 * A step is the action, the form's message (its key in content, or '' for none; a key for each
 * engine if they differ), whether the text is still there, and how many messages have arrived.
 */
import type { PageSetup } from './page-setup.ts';
import type { Answer, ClientFile } from './stand-in.ts';

export type Act =
  | 'send'
  | 'send, and again once told'
  | `${number} seconds pass`
  | 'the answer comes'
  | 'edit'
  | 'edit in the second tab'
  | 'write the same again'
  | 'clear'
  | 'clear in the second tab'
  | '15 seconds pass in the first tab alone'
  | '15 seconds pass in the second tab alone'
  | 'reload'
  | 'leave and go back'
  | 'close the tab and come back'
  | 'go offline'
  | 'come online'
  | 'hide the tab'
  | 'show the tab'
  | 'fill the trap and send'
  | 'mend the client'
  | 'the client comes'
  | 'open a second tab'
  | 'open a third tab'
  | 'open a second tab and write the same'
  | 'open a second tab and write another text'
  | 'send in the second tab'
  | 'come to the second tab'
  | 'look at the second tab'
  | 'look at the first tab';

export type Step = readonly [act: Act, says: string, text: 'kept' | 'gone', arrived: number];

export type Situation = {
  name: string;
  /** The service's answer to each POST in turn. After these it works. */
  answers?: readonly Answer[];
  client?: ClientFile;
  /** Settings of the service besides its keys. */
  service?: object;
  /** What is unusual about the page: its clock, its age, its storage. */
  page?: Partial<PageSetup>;
  /** Put into local storage before the visit. */
  stored?: Readonly<Record<string, string>>;
  steps: readonly Step[];
};

const gone: Answer = { way: 'hang' };
const keptSilent: Answer = { keeps: true, way: 'hang' };

/** A first answer that proves nothing, followed by an attempt that arrives. */
const doubt = (name: string, reason: string, answer: Answer): Situation => {
  const first = answer.keeps ? 1 : 0;
  return {
    name,
    answers: [answer],
    steps: [
      ['send', `unclear.${reason}`, 'kept', first],
      ['send', 'sent', 'gone', first + 1],
    ],
  };
};

/** No answer until the time limit, followed by an attempt that arrives. */
const silence = (name: string, answer: Answer): Situation => {
  const first = answer.keeps ? 1 : 0;
  return {
    name,
    answers: [answer],
    steps: [
      ['send', 'sending', 'kept', first],
      ['14.999 seconds pass', 'sending', 'kept', first],
      ['0.001 seconds pass', 'unclear.silent', 'kept', first],
      ['send', 'sent', 'gone', first + 1],
    ],
  };
};

/** A first answer that proves that nothing was sent, followed by an attempt that arrives. */
const refusal = (name: string, reason: string, status: number, text: string): Situation => ({
  name: `${name}: ${status} ${text}`.slice(0, 70),
  answers: [{ status, text }],
  steps: [
    ['send', `notSent.${reason}`, 'kept', 0],
    ['send', 'sent', 'gone', 1],
  ],
});

const answered: readonly Situation[] = [
  {
    name: 'the service confirms',
    steps: [
      ['send', 'sent', 'gone', 1],
      ['4.999 seconds pass', 'sent', 'gone', 1],
      ['0.001 seconds pass', '', 'gone', 1],
    ],
  },
  {
    name: 'a headless browser, which the firm refuses',
    service: { blockHeadless: true },
    steps: [['send', 'notSent.blocked', 'kept', 0]],
  },
  {
    name: 'the service confirms after 12 seconds',
    answers: [{ keeps: true, text: 'OK', isHeld: true }],
    steps: [
      ['send', 'sending', 'kept', 1],
      ['12 seconds pass', 'sending', 'kept', 1],
      ['the answer comes', 'sent', 'gone', 1],
    ],
  },
  doubt('200 and nothing', 'strange', { text: '' }),
  doubt('200 and an error as JSON', 'strange', { text: '{"error":"quota exceeded"}' }),
  doubt('200 and a sentence', 'strange', { text: 'Please sign in to the network first.' }),
  doubt('200 and a script', 'strange', { text: 'location = "/"', type: 'text/javascript' }),
  doubt('200 and a login page', 'strange', {
    text: '<!doctype html><h1>Sign in',
    type: 'text/html',
  }),
  doubt('200 and more than OK', 'strange', { text: 'OK, but not from the service' }),
  doubt('202 and OK, kept', 'strange', { keeps: true, status: 202, text: 'OK' }),
  doubt('204, kept', 'strange', { keeps: true, status: 204 }),

  doubt('a redirect to an OK', 'strange', { way: 'redirect', text: 'OK' }),
  doubt('a redirect to a login page', 'strange', { way: 'redirect' }),
  doubt('400 of a proxy', 'strange', { status: 400, text: 'Request blocked by policy template 7' }),
  doubt('403 of a proxy', 'strange', { status: 403, text: 'Forbidden' }),
  doubt('403 of a proxy as a page', 'strange', {
    status: 403,
    text: '<h1>Your account is blocked',
  }),
  doubt('408 of a proxy', 'strange', { status: 408, text: 'Request Timeout' }),
  doubt('429 of a network as a page', 'strange', { status: 429, text: '<h1>Too many requests' }),
  doubt('429 of a network, kept', 'strange', {
    keeps: true,
    status: 429,
    text: 'Too many requests from your network, message accepted',
  }),
  doubt('500', 'server', { status: 500, text: 'Internal Server Error' }),
  doubt('500, kept', 'server', { keeps: true, status: 500, text: 'Internal Server Error' }),
  doubt('502, kept', 'server', { keeps: true, status: 502, text: 'Bad Gateway' }),
  doubt('503', 'server', { status: 503, text: 'Service Unavailable' }),
  doubt('504, kept', 'server', { keeps: true, status: 504, text: 'Gateway Timeout' }),
  doubt('the connection breaks', 'broken', { way: 'reset' }),
  doubt('the connection breaks, kept', 'broken', { keeps: true, way: 'reset' }),
  doubt('half an answer, kept', 'broken', { keeps: true, way: 'half' }),
  doubt('an answer without CORS, kept', 'broken', { keeps: true, way: 'no CORS' }),
  doubt('a preflight that is refused', 'broken', { way: 'no preflight' }),
  silence('no answer', gone),
  silence('no answer, kept', keptSilent),
  refusal(
    'a wrong key',
    'configuration',
    400,
    'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  ),
  refusal(
    'a wrong service',
    'configuration',
    400,
    'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  ),
  refusal('no such account', 'configuration', 404, 'Account not found'),
  refusal('no recipient', 'configuration', 422, 'The recipients address is empty'),
  refusal(
    'access shut',
    'configuration',
    403,
    'API calls are disabled for non-browser applications',
  ),
  refusal(
    'mailbox shut',
    'configuration',
    412,
    'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  ),
  refusal(
    'too large',
    'configuration',
    413,
    'Variables size limit. The maximum allowed variables size is 50Kb',
  ),
  refusal('too many', 'throttled', 429, 'Too Many Requests'),
  refusal('a program', 'blocked', 451, 'Unavailable For Headless Browser'),
];

const late: readonly Situation[] = [
  {
    name: 'confirmed after 17.5 seconds',
    answers: [{ keeps: true, text: 'OK', isHeld: true }],
    steps: [
      ['send', 'sending', 'kept', 1],
      ['17.5 seconds pass', 'unclear.silent', 'kept', 1],
      ['the answer comes', 'sent', 'gone', 1],
    ],
  },
  {
    name: 'confirmed late, after the second attempt was refused',
    answers: [
      { keeps: true, text: 'OK', isHeld: true },
      { status: 429, text: 'Too Many Requests' },
    ],
    steps: [
      ['send', 'sending', 'kept', 1],
      ['15 seconds pass', 'unclear.silent', 'kept', 1],
      ['send', 'unclear.again', 'kept', 1],
      ['the answer comes', 'sent', 'gone', 1],
    ],
  },
  {
    name: 'confirmed late, after the text was edited',
    answers: [{ keeps: true, text: 'OK', isHeld: true }],
    steps: [
      ['send', 'sending', 'kept', 1],
      ['15 seconds pass', 'unclear.silent', 'kept', 1],
      ['edit', 'unclear.silent', 'kept', 1],
      ['the answer comes', 'sentBefore', 'kept', 1],
      ['reload', '', 'kept', 1],
      ['send', 'sent', 'gone', 2],
    ],
  },
  {
    name: 'unclear, then the second attempt is refused',
    answers: [keptSilent, { status: 404, text: 'Account not found' }],
    steps: [
      ['send', 'sending', 'kept', 1],
      ['15 seconds pass', 'unclear.silent', 'kept', 1],
      ['send', 'unclear.again', 'kept', 1],
      ['send', 'sent', 'gone', 2],
    ],
  },
  {
    name: 'unclear, then offline',
    answers: [{ keeps: true, way: 'reset' }],
    steps: [
      ['send', 'unclear.broken', 'kept', 1],
      ['go offline', 'unclear.broken', 'kept', 1],
      ['send', 'unclear.again', 'kept', 1],
      ['come online', 'unclear.again', 'kept', 1],
      ['send', 'sent', 'gone', 2],
    ],
  },
  {
    name: 'unclear, and sent again the moment that is said',
    answers: [{ keeps: true, way: 'reset' }],
    steps: [['send, and again once told', 'sent', 'gone', 2]],
  },
  {
    name: 'unclear, edited, refused: the edited text was certainly not sent',
    answers: [{ status: 502 }, { status: 429, text: 'Too Many Requests' }],
    steps: [
      ['send', 'unclear.server', 'kept', 0],
      ['edit', 'unclear.server', 'kept', 0],
      ['send', 'notSent.throttled', 'kept', 0],
      ['send', 'sent', 'gone', 1],
    ],
  },
  {
    name: 'unclear, then cleared',
    answers: [{ keeps: true, status: 502 }],
    steps: [
      ['send', 'unclear.server', 'kept', 1],
      ['clear', '', 'gone', 1],
      ['reload', '', 'gone', 1],
    ],
  },
];

const connection: readonly Situation[] = [
  {
    name: 'offline before sending',
    steps: [
      ['go offline', '', 'kept', 0],
      ['send', 'notSent.offline + kept', 'kept', 0],
      ['come online', 'online', 'kept', 0],
      ['go offline', 'notSent.offline + kept', 'kept', 0],
      ['come online', 'online', 'kept', 0],
      ['send', 'sent', 'gone', 1],
    ],
  },
  {
    name: 'offline before sending, with storage denied',
    page: { storage: 'is denied' },
    steps: [
      ['go offline', '', 'kept', 0],
      ['send', 'notSent.offline', 'kept', 0],
    ],
  },
  {
    name: 'offline while sending, kept',
    answers: [{ keeps: true, way: 'reset', isHeld: true }],
    steps: [
      ['send', 'sending', 'kept', 1],
      ['go offline', 'sending', 'kept', 1],
      ['the answer comes', 'unclear.broken', 'kept', 1],
      ['come online', 'unclear.broken', 'kept', 1],
    ],
  },
];

const client: readonly Situation[] = [
  {
    name: 'the e-mail client loads after the attempt was given up',
    client: 'held back',
    steps: [
      ['send', 'sending', 'kept', 0],
      ['9.999 seconds pass', 'sending', 'kept', 0],
      ['0.001 seconds pass', 'notSent.unloaded', 'kept', 0],
      ['the client comes', 'notSent.unloaded', 'kept', 0],
      ['send', 'sent', 'gone', 1],
    ],
  },
  {
    name: 'the e-mail client loads while the second attempt waits for it',
    client: 'held back',
    steps: [
      ['send', 'sending', 'kept', 0],
      ['10 seconds pass', 'notSent.unloaded', 'kept', 0],
      ['send', 'sending', 'kept', 0],
      ['the client comes', 'sent', 'gone', 1],
    ],
  },
  ...(['missing', 'a web page', 'cut short'] as const).map(
    (file): Situation => ({
      name: `the file of the e-mail client is ${file}`,
      client: file,
      steps: [
        ['send', 'notSent.unloaded', 'kept', 0],
        ['mend the client', 'notSent.unloaded', 'kept', 0],
        ['send', 'sent', 'gone', 1],
      ],
    }),
  ),
  {
    name: 'the e-mail client has failed often',
    client: 'missing',
    steps: [
      ['send', 'notSent.unloaded', 'kept', 0],
      ['send', 'notSent.unloaded', 'kept', 0],
      ['send', 'notSent.unloaded', 'kept', 0],
      ['send', 'notSent.unloaded', 'kept', 0],
      ['mend the client', 'notSent.unloaded', 'kept', 0],
      ['send', 'sent', 'gone', 1],
    ],
  },
  {
    name: 'a value on the block list',
    service: { blockList: { list: ['amina@ministry.example'], watchVariable: 'contact-email' } },
    steps: [['send', 'notSent.forbidden', 'kept', 0]],
  },
  {
    name: 'a missing key',
    service: { keys: { publicKey: '', serviceId: 'sid', templateId: 'tid' } },
    steps: [['send', 'notSent.configuration', 'kept', 0]],
  },
  {
    name: 'the minimum time between two messages',
    service: { limitRate: 3_600_000 },
    steps: [
      ['send', 'sent', 'gone', 1],
      ['edit', 'sent', 'kept', 1],
      ['send', 'notSent.throttled', 'kept', 1],
    ],
  },
  {
    name: 'a time of the last message that is in the future',
    service: { limitRate: 60_000 },
    stored: { 'enquiry-sent-at': '99999999999999' },
    steps: [['send', 'sent', 'gone', 1]],
  },
];

const visits: readonly Situation[] = [
  {
    name: 'reloaded while sending, kept',
    answers: [keptSilent],
    steps: [
      ['send', 'sending', 'kept', 1],
      ['reload', 'unclear.left', 'kept', 1],
    ],
  },
  {
    name: 'reloaded while sending, sent again',
    answers: [gone],
    steps: [
      ['send', 'sending', 'kept', 0],
      ['reload', 'unclear.left', 'kept', 0],
      ['send', 'sent', 'gone', 1],
      ['reload', '', 'gone', 1],
    ],
  },
  {
    name: 'unclear, reloaded, refused',
    answers: [
      { keeps: true, status: 504 },
      { status: 429, text: 'Too Many Requests' },
    ],
    steps: [
      ['send', 'unclear.server', 'kept', 1],
      ['reload', 'unclear.left', 'kept', 1],
      ['send', 'unclear.again', 'kept', 1],
    ],
  },
  {
    name: 'refused, reloaded',
    answers: [{ status: 429, text: 'Too Many Requests' }],
    steps: [
      ['send', 'notSent.throttled', 'kept', 0],
      ['reload', '', 'kept', 0],
      ['send', 'sent', 'gone', 1],
    ],
  },
  {
    name: 'the tab closed while sending',
    answers: [keptSilent],
    steps: [
      ['send', 'sending', 'kept', 1],
      ['close the tab and come back', 'unclear.left', 'kept', 1],
    ],
  },
  {
    name: 'the page left while sending, and returned to',
    answers: [keptSilent],
    steps: [
      ['send', 'sending', 'kept', 1],
      // WebKit breaks the connection before the page learns that it is being left.
      ['leave and go back', 'unclear.left | unclear.broken', 'kept', 1],
    ],
  },
  {
    name: 'the answer arrives while the tab is hidden',
    answers: [{ keeps: true, text: 'OK', isHeld: true }],
    steps: [
      ['send', 'sending', 'kept', 1],
      ['hide the tab', 'sending', 'kept', 1],
      ['the answer comes', 'sent', 'gone', 1],
      ['60 seconds pass', 'sent', 'gone', 1],
      ['show the tab', 'sent', 'gone', 1],
      ['4.999 seconds pass', 'sent', 'gone', 1],
      ['0.001 seconds pass', '', 'gone', 1],
    ],
  },
  {
    name: 'restored and sent at once',
    page: { age: 0 },
    steps: [
      ['reload', '', 'kept', 0],
      ['send', 'sent', 'gone', 1],
    ],
  },
  {
    // Long after the page has opened, so that nothing but the trap can tell.
    name: 'written by a bot that fills in the trap',
    steps: [
      ['fill the trap and send', 'suspect', 'kept', 0],
      ['send', 'sent', 'gone', 1],
    ],
  },
  {
    name: 'written within moments',
    page: { age: 1999 },
    steps: [
      ['send', 'suspect', 'kept', 0],
      ['send', 'sent', 'gone', 1],
    ],
  },
  { name: 'written in two seconds', page: { age: 2000 }, steps: [['send', 'sent', 'gone', 1]] },
  { name: 'storage denied', page: { storage: 'is denied' }, steps: [['send', 'sent', 'gone', 1]] },
  {
    name: 'a document without its own origin',
    page: { isSandboxed: true },
    steps: [['send', 'sent', 'gone', 1]],
  },
  { name: 'storage full', page: { storage: 'is full' }, steps: [['send', 'sent', 'gone', 1]] },
  {
    name: 'storage denied, unclear, then refused',
    answers: [
      { keeps: true, status: 502 },
      { status: 429, text: 'Too Many Requests' },
    ],
    page: { storage: 'is denied' },
    steps: [
      ['send', 'unclear.server', 'kept', 1],
      ['send', 'unclear.again', 'kept', 1],
    ],
  },
];

const tabs: readonly Situation[] = [
  {
    name: 'a second tab opened while the first sends',
    answers: [{ keeps: true, text: 'OK', isHeld: true }],
    steps: [
      ['send', 'sending', 'kept', 1],
      ['open a second tab', 'unclear.left', 'kept', 1],
      ['the answer comes', 'sent', 'gone', 1],
      ['look at the second tab', 'sent', 'gone', 1],
    ],
  },
  {
    name: 'two tabs with the same text, both sent while the first waits',
    answers: [{ keeps: true, text: 'OK', isHeld: true }],
    steps: [
      ['open a second tab and write the same', '', 'kept', 0],
      ['send', 'sending', 'kept', 1],
      ['send in the second tab', 'sending', 'kept', 1],
      ['the answer comes', 'sent', 'gone', 1],
      ['look at the second tab', 'sent', 'gone', 1],
    ],
  },
  {
    name: 'two tabs with the same text, and no answer to the first',
    answers: [keptSilent],
    steps: [
      ['open a second tab and write the same', '', 'kept', 0],
      ['send', 'sending', 'kept', 1],
      ['send in the second tab', 'sending', 'kept', 1],
      ['15 seconds pass', 'unclear.silent', 'kept', 1],
      ['look at the second tab', 'unclear.left', 'kept', 1],
      ['send in the second tab', 'sent', 'gone', 2],
      ['look at the first tab', 'sent', 'gone', 2],
    ],
  },
  {
    name: 'two tabs with the same text, and the second is shown while the first still waits',
    answers: [keptSilent],
    steps: [
      ['open a second tab and write the same', '', 'kept', 0],
      ['send', 'sending', 'kept', 1],
      ['come to the second tab', 'unclear.left', 'kept', 1],
      ['send in the second tab', 'sending', 'kept', 1],
      ['15 seconds pass in the first tab alone', 'unclear.silent', 'kept', 1],
      ['look at the second tab', 'unclear.left', 'kept', 1],
      ['send in the second tab', 'sent', 'gone', 2],
    ],
  },
  {
    name: 'two tabs with the same text, and the first is refused',
    answers: [{ status: 429, text: 'Too Many Requests', isHeld: true }],
    steps: [
      ['open a second tab and write the same', '', 'kept', 0],
      ['send', 'sending', 'kept', 0],
      ['send in the second tab', 'sending', 'kept', 0],
      ['the answer comes', 'sent', 'gone', 1],
      ['look at the second tab', 'sent', 'gone', 1],
    ],
  },
  {
    name: 'two tabs with two texts',
    answers: [{ keeps: true, text: 'OK', isHeld: true }],
    steps: [
      ['open a second tab and write another text', '', 'kept', 0],
      ['send', 'sending', 'kept', 1],
      ['send in the second tab', 'sent', 'gone', 2],
      ['the answer comes', 'sent', 'gone', 2],
    ],
  },
];

/** Two tabs with one text: the first gets no answer, and the second says that nobody can tell. */
const unanswered: readonly Step[] = [
  ['open a second tab and write the same', '', 'kept', 0],
  ['send', 'sending', 'kept', 1],
  ['send in the second tab', 'sending', 'kept', 1],
  ['15 seconds pass', 'unclear.silent', 'kept', 1],
  ['look at the second tab', 'unclear.left', 'kept', 1],
];

const again: readonly Situation[] = [
  {
    name: 'the same text within a day, written after the message was read',
    steps: [
      ['send', 'sent', 'gone', 1],
      ['5 seconds pass', '', 'gone', 1],
      ['write the same again', 'sentAlready', 'kept', 1],
      ['reload', 'sentAlready', 'kept', 1],
      ['edit', '', 'kept', 1],
      ['write the same again', 'sentAlready', 'kept', 1],
      ['send', 'sent', 'gone', 2],
    ],
  },
  {
    name: 'the same text within a day, written at once',
    steps: [
      ['send', 'sent', 'gone', 1],
      ['write the same again', 'sent', 'kept', 1],
      ['send', 'sentAlready', 'kept', 1],
      ['send', 'sent', 'gone', 2],
    ],
  },
  {
    name: 'the same text within a day, in another tab, refused',
    answers: [
      { keeps: true, text: 'OK' },
      { status: 429, text: 'Too Many Requests' },
    ],
    steps: [
      ['send', 'sent', 'gone', 1],
      ['open a second tab and write the same', 'sentAlready', 'kept', 1],
      ['send in the second tab', 'sentAlready', 'kept', 1],
    ],
  },
  {
    name: 'two tabs with one text and no answer; the second sends another, the first is reloaded',
    answers: [keptSilent],
    steps: [
      ...unanswered,
      ['edit in the second tab', 'unclear.left', 'kept', 1],
      ['send in the second tab', 'sent', 'gone', 2],
      ['reload', 'unclear.left', 'kept', 2],
    ],
  },
  {
    name: 'two tabs with one text and no answer; the second is cleared, the first reloaded',
    answers: [keptSilent],
    steps: [
      ...unanswered,
      ['clear in the second tab', '', 'gone', 1],
      ['reload', 'unclear.left', 'kept', 1],
    ],
  },
  {
    name: 'two tabs with one text and no answer; the second changes, a third opens, the first is reloaded',
    answers: [keptSilent],
    steps: [
      ...unanswered,
      ['edit in the second tab', 'unclear.left', 'kept', 1],
      ['open a third tab', '', 'kept', 1],
      ['reload', 'unclear.left', 'kept', 1],
    ],
  },
  {
    name: 'two tabs with one text, and the first is blocked while it sends',
    answers: [keptSilent],
    steps: [
      ['open a second tab and write the same', '', 'kept', 0],
      ['send', 'sending', 'kept', 1],
      ['send in the second tab', 'sending', 'kept', 1],
      ['15 seconds pass in the second tab alone', 'unclear.left', 'kept', 1],
      ['send in the second tab', 'sent', 'gone', 2],
      ['look at the first tab', 'sent', 'gone', 2],
    ],
  },
];

export const situations = [
  ...answered,
  ...late,
  ...connection,
  ...client,
  ...visits,
  ...tabs,
  ...again,
];
