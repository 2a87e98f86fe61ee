import type { CSSProperties } from 'react'

/** Mail clients can't use our stylesheet, so the few colours are repeated. */
const paper = '#faf9f7'
const ink = '#292522'
const muted = '#5c5650'
const line = '#e6e2dc'
const teal = '#0f766e'

const typeface = "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const small = {
  margin: 0,
  color: muted,
  fontSize: '13px',
  lineHeight: '20px',
  wordBreak: 'break-word',
} satisfies CSSProperties

const fact = {
  ...small,
  padding: '3px 0',
  color: ink,
  fontWeight: 500,
} satisfies CSSProperties

export const look = {
  body: { margin: 0, padding: '32px 12px', backgroundColor: paper, fontFamily: typeface },
  page: { maxWidth: '560px' },
  wordmark: { margin: '0 0 20px 4px', color: ink, fontSize: '17px', lineHeight: '24px', fontWeight: 650 },
  mark: { display: 'inline-block', borderRadius: '6px', verticalAlign: '-6px', marginRight: '4px' },
  card: { padding: '32px', backgroundColor: '#ffffff', border: `1px solid ${line}`, borderRadius: '12px' },
  sender: { margin: '0 0 20px', borderCollapse: 'separate' },
  face: {
    width: '40px',
    height: '40px',
    borderRadius: '20px',
    fontSize: '15px',
    fontWeight: 600,
    lineHeight: '40px',
    textAlign: 'center',
  },
  photo: { display: 'block', borderRadius: '20px', lineHeight: '40px', textAlign: 'center' },
  senderWords: {
    paddingLeft: '12px',
    color: ink,
    fontSize: '16px',
    lineHeight: '22px',
    wordBreak: 'break-word',
  },
  senderName: { fontWeight: 600 },
  title: {
    margin: '0 0 16px',
    color: ink,
    fontSize: '22px',
    lineHeight: '30px',
    fontWeight: 650,
    wordBreak: 'break-word',
  },
  text: { margin: '0 0 16px', color: ink, fontSize: '16px', lineHeight: '26px', wordBreak: 'break-word' },
  quote: {
    margin: '0 0 20px',
    padding: '2px 0 2px 14px',
    borderLeft: `3px solid ${line}`,
    color: ink,
    fontSize: '16px',
    lineHeight: '26px',
    wordBreak: 'break-word',
  },
  factName: { ...small, padding: '3px 6px 3px 0', fontWeight: 400 },
  fact,
  lastFact: { ...fact, marginBottom: '16px' },
  button: {
    padding: '12px 22px',
    backgroundColor: teal,
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
  },
  small,
  link: { color: teal, textDecoration: 'underline', wordBreak: 'break-all' },
  /** A text link that wraps at words. */
  wordLink: { color: teal, textDecoration: 'underline', wordBreak: 'break-word' },
  footer: { ...small, margin: '20px 4px 0' },
  footerEnd: { ...small, margin: '4px 4px 0' },
  footerLink: { color: muted, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>

/** For clients that follow the reader's theme; others invert a plain mail themselves. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #191715 !important; }
  .card { background-color: #221f1d !important; border-color: #3a3633 !important; }
  .ink { color: #f0ede9 !important; }
  .muted { color: #bdb7b0 !important; }
  .quote { border-color: #3a3633 !important; }
  .teal { color: #2dd4bf !important; }
  .button { background-color: #2dd4bf !important; color: #062a27 !important; }
}
@media (max-width: 480px) {
  .card > tbody > tr > td { padding: 24px 20px !important; }
}
`
