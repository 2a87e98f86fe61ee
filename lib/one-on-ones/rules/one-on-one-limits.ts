export const oneOnOneLimits = {
  point: 500,
  openPoints: 100,
  link: 300,
  note: 2000,
  notes: 50,
  item: 250,
  openItems: 100,
  comment: 2000,
  privateNote: 10_000,
  agendaName: 100,
  agendaPoints: 20,
  agendas: 20,
} as const
