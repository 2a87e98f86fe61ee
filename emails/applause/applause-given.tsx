import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Quote, Title } from '@/emails/_parts/text'

export interface ApplauseGivenProps {
  recipientName: string
  by: string
  /** “ and 2 others”, or nothing. */
  others: string
  category: string
  words: string
  link: string
  workspaceName: string
}

export const subject = ({ by, category }: ApplauseGivenProps) => `${by} thanked you: “${category}”`

export default function ApplauseGiven({
  recipientName,
  by,
  others,
  category,
  words,
  link,
  workspaceName,
}: ApplauseGivenProps) {
  return (
    <Layout
      preview={words}
      why={`You get this because ${by} gave you applause in ${workspaceName}.`}
      workspaceName={workspaceName}
    >
      <Title>{category}</Title>
      <Greeting name={recipientName}>
        {by} thanked you{others}:
      </Greeting>
      <Quote>{words}</Quote>
      <ActionButton href={link} label="Answer" />
    </Layout>
  )
}

ApplauseGiven.PreviewProps = {
  recipientName: 'Tom',
  by: 'Priya Nair',
  others: '',
  category: 'Customer First',
  words: 'You stayed on the line with the clinic until their rota was right, on a Friday evening. They told me twice.',
  link: 'https://rapport.example/applaud/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies ApplauseGivenProps
