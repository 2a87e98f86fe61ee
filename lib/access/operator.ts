import 'server-only'

declare const minted: unique symbol

/** The operator at the console, who has the database and needs no permission. */
export type OperatorActor = { readonly [minted]: true }

export const operatorActor = () => ({}) as OperatorActor
