import { ShortLetter } from '@/emails/_parts/short-letter'
import { Paragraph, Quote } from '@/emails/_parts/text'

export interface ApplauseGivenProps {
  by: string
  /** “ and 2 others”, or nothing. */
  others: string
  category: string
  words: string
  /** Who reads it, of private applause. */
  audience?: string | null
  link: string
  workspaceName: string
}

export const subject = ({ by, category }: ApplauseGivenProps) => `${by} thanked you: “${category}”`

export default function ApplauseGiven({ by, others, category, words, audience = null, ...rest }: ApplauseGivenProps) {
  return (
    <ShortLetter
      {...rest}
      preview={words}
      sender={by}
      did={`thanked you${others}`}
      title={category}
      button="Reply"
      why={`${by} thanked you`}
    >
      <Quote>{words}</Quote>
      {audience === null ? null : <Paragraph>{audience}.</Paragraph>}
    </ShortLetter>
  )
}

ApplauseGiven.PreviewProps = {
  by: 'Priya Nair',
  others: '',
  category: 'Customer First',
  words: 'You stayed on the line with the clinic until their rota was right, on a Friday evening. They told me twice.',
  link: 'https://rapport.example/applaud/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ApplauseGivenProps
