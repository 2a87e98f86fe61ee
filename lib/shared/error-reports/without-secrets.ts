/** Longer than any word of our addresses, and shorter than any id or secret. */
const LONGEST_WORD = 32

const isWord = (part: string) => /^[a-z]*(-[a-z]+)*$/.test(part) && part.length <= LONGEST_WORD

/** A folder's name, such as `[id]` or `(product)`. */
const isNamed = (part: string) => /^(\[{1,2}(\.{3})?\w{1,32}\]{1,2}|\([a-z]{1,32}\))$/.test(part)

/** Without the query; “…” replaces parts that may be an id or a secret. */
export const pathWithoutSecrets = (path: string) =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .slice(0, 12)
    .map((part) => (isWord(part) || isNamed(part) ? part : '…'))
    .join('/')

const LONGEST_MESSAGE = 300

const QUOTED =
  /(\b(?:reading|setting|execute|on|property|access) )?(?<!\w)((["'`]).*?(?:\3(?!\w)|$)|[“‘].*?(?:[”’](?!\w)|$))/g

/** Keeps names of code in a few known phrases: `reading 'id'`, `execute 'json' on 'Response'`. */
const keepName = (found: string, before: string | undefined, quoted: string) =>
  before !== undefined && /^'[A-Za-z_$][\w$]{0,40}'$/.test(quoted) ? found : `${before ?? ''}“…”`

/** The first line without personal data: quotes, addresses, and anything like an id, a long number or a secret. */
export const messageWithoutSecrets = (message: string) =>
  (message.split('\n')[0] ?? '')
    .slice(0, LONGEST_MESSAGE)
    .replace(QUOTED, keepName)
    .replace(/\S+@\S+/g, '…')
    .replace(/\b[a-z]{2,10}:\/\/\S+/g, '…')
    .replace(/(?<=^|[\s(])\/\S+/g, pathWithoutSecrets)
    .replace(/\S*[?&][\w[\]]+=\S*/g, '…')
    .replace(/[\w+/=-]{24,}/g, '…')
    .replace(/[\w-]*\d{5,}[\w-]*/g, '…')
