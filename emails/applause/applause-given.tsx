import { ShortLetter } from '@/emails/_parts/short-letter'
import { Paragraph, Quote } from '@/emails/_parts/text'

export interface ApplauseGivenProps {
  by: string
  /** “you, Tom Reed and Lena Vogt”. */
  thanked?: string
  category: string
  words: string
  /** Who reads it, of private applause. */
  audience?: string | null
  link: string
  workspaceName: string
}

export const subject = ({ by, category }: ApplauseGivenProps) => `${by} thanked you: “${category}”`

export default function ApplauseGiven(props: ApplauseGivenProps) {
  const { by, thanked = 'you', category, words, audience = null, ...rest } = props
  return (
    <ShortLetter
      {...rest}
      preview={words}
      sender={by}
      did={`thanked ${thanked}`}
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
  thanked: 'you, Tom Reed and Lena Vogt',
  category: 'Customer First',
  words: 'You stayed on the line with the clinic until their rota was right, on a Friday evening. They told me twice.',
  link: 'https://rapport.example/applaud/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ApplauseGivenProps
