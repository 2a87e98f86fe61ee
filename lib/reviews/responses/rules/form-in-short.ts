import { plural, truncateAtWord } from '@/lib/shared/text'

const SHOWN_OF_DESCRIPTION = 300

/** Strangers decide by the mail whether to open the form. */
export const formInShort = (description: string, questionCount: number) => ({
  description: truncateAtWord(description.trim(), SHOWN_OF_DESCRIPTION),
  questions: plural(questionCount, 'question'),
})
