type Agenda = { key: string; name: string; points: readonly string[] }

export const builtInAgendas = [
  {
    key: 'weekly',
    name: 'Weekly check-in',
    points: ['How are you?', 'What went well since we last talked?', 'What’s in your way?', 'What’s next?'],
  },
  {
    key: 'first',
    name: 'First one-on-one',
    points: [
      'What should I know about how you work?',
      'How do you like to get feedback?',
      'What do you want from these meetings?',
      'What would make the next three months a success?',
    ],
  },
  {
    key: 'growth',
    name: 'Career and growth',
    points: [
      'Where do you want to be in two years?',
      'Which skill do you want to build next?',
      'What work gives you energy?',
      'How can I help?',
    ],
  },
  {
    key: 'feedback',
    name: 'Feedback both ways',
    points: ['What should I keep doing?', 'What should I do differently?', 'What do you want my feedback on?'],
  },
  {
    key: 'goals',
    name: 'Goal review',
    points: ['Which goals moved?', 'Which goals are at risk, and why?', 'What do we change or drop?'],
  },
  {
    key: 'wellbeing',
    name: 'Workload and wellbeing',
    points: ['How is your workload?', 'What could wait or go?', 'When did you last take a real break?'],
  },
] as const satisfies readonly Agenda[]

export const findBuiltIn = (key: string) => builtInAgendas.find((agenda) => agenda.key === key)

/** Own and default templates may have the same name. */
export const agendaLabel = ({ name, isOwn }: { name: string; isOwn: boolean }) => (isOwn ? `${name} (yours)` : name)
