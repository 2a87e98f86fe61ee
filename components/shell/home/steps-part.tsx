import { Part } from './part'

const steps = [
  [
    'Select a format',
    'Peer, upward, about yourself or about a project: start from one that fits, or from a blank page.',
  ],
  ['Create your questions', 'Six kinds, from a paragraph to a scale. You see each as the others will see it.'],
  ['Permissions', 'Who answers, about whom, with names or without, and who may read what comes back.'],
  ['Review & Save', 'One last look, then it goes to colleagues, and by e-mail to people outside.'],
] as const

export function StepsPart() {
  return (
    <Part
      title="Asked in four steps"
      text="Your draft is kept as you write it, so it can wait until after lunch, or until you are on another machine."
    >
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([name, text], index) => (
          <li key={name} className="border-t-2 border-primary pt-4">
            <span className="text-sm font-medium text-primary-ink tabular-nums">Step {index + 1}</span>
            <h3 className="mt-1 text-md font-semibold">{name}</h3>
            <p className="mt-1.5 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  )
}
