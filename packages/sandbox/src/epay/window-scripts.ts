/**
 * paymentwindow.js as shops load it: `new PaymentWindow(params)`, `open()`, `append(id)`, `on(event, listener)` with
 * the events completed, close and declined. windowstate 1 opens a frame over the page, 2 in the element of `append`, 3
 * leaves the page. The script adds `framed=1` to the address, but not to the signed parameters.
 */
export const windowScript = `(function () {
  'use strict'
  var script = document.currentScript
  var start = new URL('Default.aspx', script.src)
  function PaymentWindow(params) {
    this.params = params
    this.listeners = {}
  }
  PaymentWindow.prototype.on = function (event, listener) {
    ;(this.listeners[event] = this.listeners[event] || []).push(listener)
  }
  PaymentWindow.prototype.fire = function (event, detail) {
    ;(this.listeners[event] || []).forEach(function (listener) { listener(detail) })
  }
  PaymentWindow.prototype.send = function (target) {
    var form = document.createElement('form')
    form.method = 'post'
    form.action = start.href + (target === '_top' ? '' : '?framed=1')
    form.target = target
    var params = this.params
    Object.keys(params).forEach(function (name) {
      var field = document.createElement('input')
      field.type = 'hidden'
      field.name = name
      field.value = params[name]
      form.appendChild(field)
    })
    document.body.appendChild(form)
    form.submit()
    form.remove()
  }
  PaymentWindow.prototype.frame = function (place) {
    var self = this
    var frame = document.createElement('iframe')
    frame.name = 'payment-window-' + Date.now()
    frame.title = 'Payment window'
    frame.style.border = '0'
    place.appendChild(frame)
    addEventListener('message', function (message) {
      if (message.origin !== start.origin || message.source !== frame.contentWindow) return
      var data = message.data || {}
      if (data.event === 'completed' || data.event === 'close' || data.event === 'declined') self.fire(data.event, data)
      if (data.address) location.assign(data.address)
    })
    this.send(frame.name)
    return frame
  }
  PaymentWindow.prototype.open = function () {
    var state = String(this.params.windowstate || 1)
    if (state === '3' || state === '4') return this.send('_top')
    var frame = this.frame(document.body)
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '2147483647', background: '#fff' })
  }
  PaymentWindow.prototype.append = function (id) {
    var frame = this.frame(document.getElementById(id))
    Object.assign(frame.style, { width: '100%', height: '720px' })
  }
  window.PaymentWindow = PaymentWindow
})()
`

/** In a frame the script sends the address to the shop's page. Elsewhere the link of the page is enough. */
export const frameScript = `(function () {
  'use strict'
  if (window.parent === window) return
  var link = document.getElementById('onward')
  // Says only that it happened; where the shop is, the frame does not know here.
  if (document.querySelector('[role=alert]')) window.parent.postMessage({ event: 'declined' }, '*')
  if (!link) return
  var paid = new URL(link.href).searchParams.has('txnid')
  window.parent.postMessage({ event: paid ? 'completed' : 'close', address: link.href }, new URL(link.href).origin)
})()
`
