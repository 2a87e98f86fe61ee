import 'server-only'
import sanitizeHtml from 'sanitize-html'
import { onlyVisible } from '@/lib/shared/text'

/** Longer than any excerpt; parsing a book would delay other visitors. */
const MOST_READ = 20_000

const block =
  /<(?=\/?(?:address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|h\d|hr|li|ol|p|pre|section|t[dhr]|ul)\b)/gi

const withoutMarkup = {
  allowedTags: [],
  allowedAttributes: {},
  // The text in these tags isn't meant to be read.
  nonTextTags: ['iframe', 'math', 'noscript', 'object', 'option', 'script', 'style', 'svg', 'template', 'textarea'],
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

export function wordsOfHtml(html: string): string {
  const words = sanitizeHtml(html.slice(0, MOST_READ).replace(block, ' <'), withoutMarkup)
  // The sanitizer escapes these four signs, and React would escape them again.
  const text = words.replace(/&(?:amp|lt|gt|quot);/g, (entity) => signs[entity] ?? entity)
  return onlyVisible(text).replace(/\s+/g, ' ').trim()
}

export function cutWords(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).toWellFormed()}…`
}
