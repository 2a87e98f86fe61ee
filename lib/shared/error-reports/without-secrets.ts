/** Longer than every word of our own addresses, and shorter than any id or secret in them. */
const LONGEST_WORD = 32

const isWord = (part: string) => /^[a-z]*(-[a-z]+)*$/.test(part) && part.length <= LONGEST_WORD

/** A part of a route as its folder is named, such as `[id]` or `(product)`. */
const isNamed = (part: string) => /^(\[{1,2}(\.{3})?\w{1,32}\]{1,2}|\([a-z]{1,32}\))$/.test(part)

/** A path without its query, where “…” stands for each part that may be an id or the secret of a mailed link. */
export const pathWithoutSecrets = (path: string) =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .slice(0, 12)
    .map((part) => (isWord(part) || isNamed(part) ? part : '…'))
    .join('/')

const LONGEST_MESSAGE = 300

const QUOTED =
  /(\b(?:reading|setting|execute|on|property|access) )?(?<!\w)((["'`]).*?(?:\3(?!\w)|$)|[“‘].*?(?:[”’](?!\w)|$))/g

/** A name of the code, which engines quote after one of a few words: `reading 'id'`, `execute 'json' on 'Response'`. */
const keepName = (found: string, before: string | undefined, quoted: string) =>
  before !== undefined && /^'[A-Za-z_$][\w$]{0,40}'$/.test(quoted) ? found : `${before ?? ''}“…”`

/**
 * The first line of an error’s message without what may be of a person: what it quotes, addresses of mail and pages, and
 * anything that looks like an id, a number of some length or a secret.
 */
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
