import type { ArticlesOf } from '#db/seed/starter/starter-text.ts'

export const onboardingStart: ArticlesOf<'start'> = {
  'what-tracklane-does': {
    title: 'Your work, and the way of an order',
    body: `
<p>Shops take orders, couriers bring them, customers pay. As a logist you see to it that each order has a courier and a day, and that the cash comes back to the office. You see the orders of your organization; if your account belongs to one country, those of that country only.</p>
<img src="picture:what-tracklane-does" alt="The home screen with open orders by status, six figures and the list Needs you now">
<h2>Ten statuses</h2>
<p>An order always stands in exactly one of them.</p>
<table><tbody>
<tr><th>Status</th><th>What it means</th></tr>
<tr><td>New</td><td>It has come in, nobody has looked at it.</td></tr>
<tr><td>Processing</td><td>Somebody checks address and goods.</td></tr>
<tr><td>Ready for dispatch</td><td>Packed: it waits for its courier or for the customer.</td></tr>
<tr><td>In delivery</td><td>The courier is on the way with it.</td></tr>
<tr><td>Redelivery</td><td>A delivery failed, the customer gets another day.</td></tr>
<tr><td>Rejected</td><td>The customer or the office does not want it.</td></tr>
<tr><td>Delivered</td><td>The customer has it.</td></tr>
<tr><td>Picked up by customer</td><td>Handed out at the counter.</td></tr>
<tr><td>Completed</td><td>Nothing is left to do.</td></tr>
<tr><td>Returned to sender</td><td>It went back to the shop.</td></tr>
</tbody></table>
<p>Which steps lead from one status to the next, and who may go them, is written in the flow of your organization. You never need to know it by heart: only the steps that are open to you are offered.</p>
<h2>A usual day</h2>
<ol>
<li>Open the home with a click on the name at the top. <strong>Needs you now</strong> lists what is late, without courier or unpaid, each with the action that helps.</li>
<li>On the <a href="/order/kanban">board</a> bring new orders to “Ready for dispatch” and give them to couriers.</li>
<li>Under <a href="/order/redeliver-dates/">Redelivery dates</a> plan what did not reach the customer.</li>
<li>In the evening take the couriers’ cash under <a href="/order/finance/">Finance</a>.</li>
</ol>
<blockquote><p>Most steps can be taken back: <strong>Undo</strong> stands in the message at the lower left, or press <code>Z</code>.</p></blockquote>
<p>Next: <a href="/onboarding?article_key=screen-and-menu">The screen and the menu</a>.</p>`,
  },
  'screen-and-menu': {
    title: 'The screen and the menu',
    body: `
<p>Every screen is built alike: the menu on the left, switches at the top, then title, search and filters, and below them the orders.</p>
<img src="picture:screen-and-menu" alt="The screen Couriers: the menu on the left, the field Go to or find at the top, the user menu open on the right">
<h2>The menu</h2>
<table><tbody>
<tr><th>Entry</th><th>What you do there</th></tr>
<tr><td>Board</td><td>Move orders from status to status.</td></tr>
<tr><td>Archive</td><td>Look at what was put away, and bring it back.</td></tr>
<tr><td>Rejected orders</td><td>Decide what becomes of them; see why and how often.</td></tr>
<tr><td>Redelivery dates</td><td>Plan the next try.</td></tr>
<tr><td>Finance</td><td>See and take the couriers’ cash.</td></tr>
<tr><td>FAQ</td><td>Short answers.</td></tr>
<tr><td>Orders</td><td>The list of all orders.</td></tr>
<tr><td>Couriers</td><td>Who brings them, and how many a day.</td></tr>
</tbody></table>
<p>At the foot stand <strong>Onboarding</strong>, the theme, <strong>Language</strong> and <strong>Logout</strong>. The button at the top left makes the menu a strip of icons; on a phone it opens it.</p>
<h2>The top bar</h2>
<ul>
<li><strong>Go to or find</strong> (<code>Ctrl K</code>, on a Mac <code>⌘ K</code>) leads to any screen and finds any order.</li>
<li>The keyboard sign lists the <strong>Keys of this screen</strong>; so does <code>?</code>.</li>
<li>Sun or moon switches the theme, the letters beside it the language.</li>
<li>Under your name: <strong>Password and sessions</strong>, <strong>Report a problem</strong>, <strong>Logout</strong>.</li>
</ul>
<h2>An order beside its list</h2>
<p>A click on an order opens it on the right; the list stays usable. The arrows at its head lead to the <strong>Previous order</strong> and the <strong>Next order</strong>, <strong>Full page</strong> gives it more room, <strong>Copy link</strong> copies an address that you can send to a colleague.</p>
<h2>If something seems wrong</h2>
<p>Beside the titles of <strong>Home</strong>, <strong>Board</strong>, <strong>Redelivery dates</strong> and <strong>Finance</strong> stands <strong>Live as of</strong> and the time: changes of others appear by themselves. If it says <strong>Stale since</strong>, read <a href="/faq/view?key=board-stale">what to do when the board is stale</a>. For anything else choose <strong>Report a problem</strong>: your administrators read it, with the address of the page.</p>`,
  },
  'order-list': {
    title: 'The list of orders',
    body: `
<p>The <a href="/order/index">list of orders</a> is for looking up, comparing and doing one thing with many orders. It shows what is neither archived nor deleted.</p>
<img src="picture:order-list" alt="The list of orders, and beside it an open order with its moves and fields">
<h2>Look at it your way</h2>
<ol>
<li>Press the head of a column to sort by it.</li>
<li>Under <strong>Columns</strong> choose which columns you see and in which order, and the <strong>Row height</strong>. <strong>Reset to default</strong> takes it back.</li>
<li>Click a row, or press Enter on it, to open the order.</li>
</ol>
<p>Columns, widths and height are kept for you; nobody else sees them.</p>
<h2>Work with one order</h2>
<p>A right click, the three dots or <code>M</code> opens the menu of a row: <strong>Move to</strong>, then assigning a courier, dates, address, payment, labels, the <strong>Change log</strong>, <strong>Archive</strong> and <strong>Delete…</strong>. What cannot be done stands under <strong>Not possible now</strong> with its reason. In the open order most fields have a pencil when you point at them; <strong>Edit</strong> opens the whole form. <strong>New order</strong> (<code>C</code>) makes one.</p>
<h2>Work with many</h2>
<ol>
<li>Tick rows. With <code>Shift</code> you tick all from the last one.</li>
<li>When a whole page is ticked, the bar offers <strong>All … that match</strong>, up to 10,000.</li>
<li>Choose <strong>Move to</strong> or <strong>Actions</strong>. Before anything happens you see which orders can be moved and which cannot, and why.</li>
<li>At the end you see what became of them; <strong>Try again</strong> and, where there is a way back, <strong>Undo</strong> stand there.</li>
</ol>
<h2>Keys worth knowing</h2>
<table><tbody>
<tr><th>Key</th><th>What it does</th></tr>
<tr><td><code>/</code></td><td>Into the search</td></tr>
<tr><td><code>F</code></td><td>Filter</td></tr>
<tr><td><code>X</code></td><td>Tick the row</td></tr>
<tr><td><code>A</code></td><td>Assign courier</td></tr>
<tr><td><code>1</code>–<code>9</code></td><td>Move to the status with this number</td></tr>
</tbody></table>
<p>You miss an order? See <a href="/faq/view?key=order-missing">why an order cannot be found</a>.</p>`,
  },
  'filters-and-search': {
    title: 'Search and filters',
    body: `
<p>Search finds one order, filters cut a list down to what you work on. Both work alike on the <a href="/order/index">list of orders</a>, the board, the archive and the rejected orders.</p>
<img src="picture:filters-and-search" alt="The open filter panel below the strip with the filters that are set">
<h2>Search</h2>
<ul>
<li>Press <code>/</code> and type a track number, order number, name, phone, email or a part of the address. The list follows as you type.</li>
<li>Paste several track numbers, one under the other or with commas: they become one filter, up to 500. Its chip says how many were <strong>not found</strong>; press it to see which, and whether they are in the archive or deleted.</li>
</ul>
<h2>Filters</h2>
<ol>
<li>Press <strong>Filter</strong> or <code>F</code>.</li>
<li>Take one of the quick ones, <strong>Late orders</strong> or <strong>Without courier</strong>, one of your <strong>Recent filters</strong>, or a kind such as <strong>Status</strong>, <strong>Courier</strong>, <strong>Delivery window</strong>, <strong>Payment</strong>. Typing finds a kind or a value by its name.</li>
<li>Choose values. The button says how many orders there would be: <strong>Show 12 orders</strong>.</li>
</ol>
<p>Each filter is a chip above the list: press it to change it, press its cross to take it off. <strong>Clear filters</strong> takes all of them off.</p>
<h2>Three things that surprise beginners</h2>
<ul>
<li>A menu entry opens its screen with the filters you had last. A list that looks too short usually still has one.</li>
<li>Filters stand in the address of the page: send the link, and your colleague sees the same list, as far as they may see those orders.</li>
<li>Archived and deleted orders are left out. In the list of orders the filters <strong>Archive</strong> and <strong>Deleted</strong> bring them in.</li>
</ul>
<blockquote><p>The fastest way to one order from anywhere: <code>Ctrl K</code>, three letters or digits, Enter. It finds archived orders too.</p></blockquote>
<p>Nothing there at all? See <a href="/faq/view?key=empty-list">why a list is empty</a>.</p>`,
  },
}
