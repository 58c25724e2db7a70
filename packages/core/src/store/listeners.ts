import { createListenerMiddleware } from '@reduxjs/toolkit'
import type { Dispatch, RootState, Store } from './create-store.ts'

const listeners = createListenerMiddleware<RootState, Dispatch>()

/**
 * Registers a listener: what a feature does after an action. Listeners belong to the document, so that registering the
 * same effect again changes nothing; an effect finds its store in its second argument.
 */
export const startAppListening = listeners.startListening.withTypes<RootState, Dispatch>()

/**
 * Lets the listeners hear the actions of a store, from now on. For the browser alone, by features that have listeners: no
 * first load carries the middleware, and on the server nothing happens after an action.
 */
export const listenTo = (store: Store): void => store.addMiddleware(listeners.middleware)
