/**
 * The style of every sandbox page: calm, and different from the shop and from a bank. The striped band at the top marks
 * it as a test that costs nothing.
 */
export const pageStyles = `
:root { color-scheme: light; --ink: #1b2620; --soft: #55625b; --line: #ddd6c7; --ground: #fbf8f2; --paper: #fff;
  --brand: #1f4d3a; --on-brand: #fff; --band: #f4b23c; --on-band: #231a04; --bad: #a8321f; --good: #1d6b43; --sunken: #f1ede3 }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
.band { padding: 10px 16px; background: var(--band); color: var(--on-band); font-weight: 600; text-align: center;
  border-bottom: 6px solid; border-image: repeating-linear-gradient(-45deg, #231a04 0 8px, #f4b23c 8px 16px) 6 }
main { max-width: 520px; margin: 0 auto; padding: 24px 16px 64px }
main.wide { max-width: 1080px }
h1 { font-size: clamp(24px, 5vw, 30px); line-height: 1.2; margin: 0 0 8px; text-wrap: balance; overflow-wrap: anywhere }
h2 { font-size: 18px; margin: 32px 0 8px }
p { margin: 0 0 12px }
a { color: var(--brand) }
.soft { color: var(--soft); font-size: 14px }
.paper { background: var(--paper); border: 1px solid var(--line); border-radius: 14px; padding: 20px; margin: 16px 0 }
nav.places { display: flex; gap: 4px 20px; flex-wrap: wrap; margin-bottom: 16px }
nav.places a { display: inline-flex; align-items: center; min-height: 44px }
nav.places a[aria-current] { font-weight: 700; color: var(--ink); text-decoration: none }
label { display: block; font-weight: 600; margin-bottom: 4px }
input[type=text], input:not([type]), select, textarea { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit;
  color: inherit; background: var(--paper); border: 1px solid #8a8577; border-radius: 10px }
textarea { font: 14px/1.5 ui-monospace, monospace; min-height: 120px }
.fields { display: grid; gap: 12px 16px; align-items: end }
@media (min-width: 640px) { .fields { grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)) } }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 10px 24px;
  font: inherit; font-weight: 600; border: 1px solid var(--brand); border-radius: 10px; background: var(--brand);
  color: var(--on-brand); cursor: pointer; text-decoration: none }
button.quiet, .button.quiet { background: transparent; color: var(--brand) }
button.small { min-height: 44px; padding: 6px 14px; font-size: 14px }
.wide-button { width: 100%; margin-top: 12px }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
.amount { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; align-items: baseline;
  font-variant-numeric: tabular-nums }
.amount strong { font-size: 24px; white-space: nowrap }
.row { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0 }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0 }
legend { font-weight: 600; padding: 0; margin-bottom: 8px }
.choices { display: grid; gap: 8px }
.choice { display: flex; gap: 12px; align-items: flex-start; padding: 10px 12px; border: 1px solid var(--line);
  border-radius: 10px; cursor: pointer; font-weight: 400; margin: 0; min-height: 48px }
.choice:has(:checked) { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); background: #f3f7f4 }
.choice input { width: 20px; height: 20px; margin: 2px 0 0; accent-color: var(--brand); flex: none }
.choice span { min-width: 0 }
.choice b { display: block; font-variant-numeric: tabular-nums }
.notice { border-left: 4px solid var(--bad); background: var(--paper); padding: 12px 16px; margin: 16px 0; border-radius: 0 10px 10px 0 }
.notice.good { border-color: var(--good) }
ul.list { list-style: none; margin: 16px 0; padding: 0; background: var(--paper); border: 1px solid var(--line); border-radius: 14px;
  overflow: hidden }
ul.list li + li { border-top: 1px solid var(--line) }
ul.list a { display: grid; gap: 0 24px; padding: 12px 20px; color: inherit; text-decoration: none }
ul.list a:hover { background: var(--sunken) }
ul.list a:focus-visible { outline-offset: -3px }
ul.list b { overflow-wrap: anywhere }
@media (min-width: 640px) { ul.list a { grid-template-columns: 1fr auto } ul.list .end { text-align: right } }
dl.head { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 }
dl.head dt { color: var(--soft) }
dl.head dd { margin: 0; overflow-wrap: anywhere }
iframe.mail { display: block; width: 100%; height: 75vh; min-height: 480px; border: 1px solid var(--line); border-radius: 14px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; margin: 0 }
details { background: var(--paper); border: 1px solid var(--line); border-radius: 14px; margin: 16px 0 }
summary { padding: 10px 20px; cursor: pointer; font-weight: 600; min-height: 44px; display: flex; align-items: center; gap: 8px }
summary::before { content: '▸' }
details[open] > summary::before { content: '▾' }
details > :not(summary) { padding: 4px 20px 20px }
details.more { margin: 8px 0 0; background: none; border: 0 }
details.more > summary { padding: 10px 12px }
details.more > :not(summary) { padding: 0 }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top }
tr:last-child td { border-bottom: 0 }
th { color: var(--soft); font-weight: 400 }
td.number, th.number { text-align: right; white-space: nowrap }
@media (max-width: 639px) {
  table, tbody, tr, td { display: block }
  thead { display: none }
  tr { padding: 12px 0; border-bottom: 1px solid var(--line) }
  tr:last-child { border-bottom: 0 }
  td, td.number { display: grid; grid-template-columns: 40% 1fr; padding: 2px 0; border: 0; text-align: left }
  td::before { content: attr(data-label); color: var(--soft) }
  td:empty { display: none }
}
code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere }
`
