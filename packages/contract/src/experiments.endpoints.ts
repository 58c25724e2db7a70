import { endpoint } from './endpoint.ts'
import type {
  ExperimentEventRequest,
  ExperimentFlagsReply,
  ExperimentFlagsRequest,
  ExperimentTransactionRequest,
  VisitorExposeRequest,
} from './experiments.schemas.ts'

/** api-7: the value of every running experiment for a visitor. Outside the base path, like the others here. */
export const experimentFlags = endpoint<ExperimentFlagsRequest, ExperimentFlagsReply>(
  'GET',
  'flagship/flags',
  'root',
)
/** A visitor has seen an experiment's change. Recorded once, with consent only. */
export const exposeVisitor = endpoint<VisitorExposeRequest, object>('POST', 'flagship/visitorExpose', 'root')
/** An action that an experiment counts. Recorded once per visitor and action, and only after an exposure. */
export const experimentEvent = endpoint<ExperimentEventRequest, object>('POST', 'flagship/event', 'root')
/** Like an event, with the amount paid. */
export const experimentTransaction = endpoint<ExperimentTransactionRequest, object>(
  'POST',
  'flagship/transaction',
  'root',
)
