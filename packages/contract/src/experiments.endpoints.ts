import { endpoint } from './endpoint.ts'
import type {
  ExperimentEventRequest,
  ExperimentFlagsReply,
  ExperimentFlagsRequest,
  ExperimentTransactionRequest,
  VisitorExposeRequest,
} from './experiments.schemas.ts'

/** SPEC.md §7: the value of every running experiment for a visitor. Outside the base path, as the others here. */
export const experimentFlags = endpoint<ExperimentFlagsRequest, ExperimentFlagsReply>(
  'GET',
  'flagship/flags',
  'root',
)
/** A visitor has seen what an experiment changes. Written down once, with consent only. */
export const exposeVisitor = endpoint<VisitorExposeRequest, object>('POST', 'flagship/visitorExpose', 'root')
/** Something an experiment counts. Written down once per visitor and action, and only after an exposure. */
export const experimentEvent = endpoint<ExperimentEventRequest, object>('POST', 'flagship/event', 'root')
/** As an event, with what was paid. */
export const experimentTransaction = endpoint<ExperimentTransactionRequest, object>(
  'POST',
  'flagship/transaction',
  'root',
)
