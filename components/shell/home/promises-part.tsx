import { Part } from './part'

const promises = [
  [
    'Nothing typed is lost',
    'Answers are saved as they are written. Close the tab, open another device, and the text is there.',
  ],
  [
    'Outside voices count',
    'Customers and partners answer from a link in an e-mail. They need no account and see nothing else.',
  ],
  ['Results one can read', 'Bars, distributions and the words themselves, with the mean where a mean says something.'],
  ['Released, not leaked', 'The person it is about reads the results when you release them, and not a minute earlier.'],
] as const

export function PromisesPart() {
  return (
    <Part title="Made for the one who answers, too">
      <dl className="grid gap-x-14 gap-y-8 sm:grid-cols-2">
        {promises.map(([name, text]) => (
          <div key={name}>
            <dt className="text-md font-semibold">{name}</dt>
            <dd className="mt-1.5 text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
