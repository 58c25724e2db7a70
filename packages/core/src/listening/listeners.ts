import { createListenerMiddleware } from '@reduxjs/toolkit'
import type { ApiDispatch } from '../api/storefront-api.ts'

/** It knows no feature: whoever registers an effect names the state that the effect reads (`withTypes`). */
const listeners = createListenerMiddleware<object, ApiDispatch>()

/**
 * Registers a listener: what a feature does after an action. Listeners belong to the document, so that registering the
 * same effect again changes nothing; an effect finds its store in its second argument.
 */
export const { startListening } = listeners

/** What listening needs of a store. */
export interface ListeningStore {
  addMiddleware(middleware: typeof listeners.middleware): void
}

/**
 * Lets the listeners hear the actions of a store, from now on. For the browser alone, by features that have listeners: no
 * first load carries the middleware, and on the server nothing happens after an action.
 */
export const listenTo = (store: ListeningStore): void => store.addMiddleware(listeners.middleware)
