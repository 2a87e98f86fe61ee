import { Facts } from '@/emails/_parts/facts'
import { ShortLetter } from '@/emails/_parts/short-letter'
import { Quote } from '@/emails/_parts/text'

export interface NoteGivenProps {
  authorName: string
  text: string
  /** The other readers in words. */
  readers: string
  link: string
  workspaceName: string
}

export const subject = ({ authorName }: NoteGivenProps) => `${authorName} gave you feedback`

export default function NoteGiven({ authorName, text, readers, ...rest }: NoteGivenProps) {
  return (
    <ShortLetter
      {...rest}
      preview={text}
      sender={authorName}
      did="gave you feedback"
      button="Reply"
      why="the feedback is about you"
    >
      <Quote>{text}</Quote>
      <Facts facts={[['Who can read it', readers]]} />
    </ShortLetter>
  )
}

NoteGiven.PreviewProps = {
  authorName: 'Tom Reed',
  text: 'You gave the clinics an honest date on Tuesday, although a nicer one was on the table. They trust us more for it.',
  readers: 'Only you',
  link: 'https://rapport.example/feedback/shared/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies NoteGivenProps
