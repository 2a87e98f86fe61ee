import { truncate } from './text'

const LONGEST = 80

/** A name as part of a file's: without signs that file systems refuse, and not too long; another where nothing is left. */
export const fileNameOf = (name: string, otherwise: string) =>
  truncate(
    name
      .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || otherwise,
    LONGEST,
  )

/** The header that has a browser save a file under its name, in ASCII and as it is. */
export const saveAs = (fileName: string) =>
  `attachment; filename="${fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
