"""Finds layout faults in a page: text that is cut off, overlaps other text, or cannot be reached."""

FAULTS = """scrollers => {
    const faults = []
    const isSeen = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(".visually-hidden")
        && getComputedStyle(element).clipPath === "none"
    const hasText = element => element.matches("input, select, textarea, button") || [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())
    const name = element => `${element.tagName.toLowerCase()}.${element.className} “${(element.value ?? element.textContent).slice(0, 30)}”`
    const clips = element => [getComputedStyle(element).overflowX, getComputedStyle(element).overflowY].some(overflow => overflow !== "visible")

    // The part of a text that is seen, and whether some of it is out of reach at a side.
    const placeOf = element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const box = (element.matches("input, select, textarea, button") ? element : range).getBoundingClientRect()
        const place = { element, left: box.left, right: box.right, top: box.top, bottom: box.bottom }
        for (let around = element; around; around = around.parentElement) {
            if (!clips(around)) continue
            const edge = around.getBoundingClientRect()
            const isCut = place.left < edge.left - 1 || place.right > edge.right + 1
            if (isCut && !around.matches(scrollers) && getComputedStyle(around).textOverflow !== "ellipsis") place.isCut = true
            place.left = Math.max(place.left, edge.left)
            place.right = Math.min(place.right, edge.right)
            place.top = Math.max(place.top, edge.top)
            place.bottom = Math.min(place.bottom, edge.bottom)
        }
        return place
    }

    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth || document.body.scrollWidth > innerWidth) faults.push(`the document is ${scrollWidth} wide`)
    const places = [...document.querySelectorAll("body *")].filter(element => hasText(element) && isSeen(element)).map(placeOf)
    const seen = places.filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1)
    for (const { element, isCut, left, right } of seen) {
        if (isCut || left < -1 || right > innerWidth + 1) faults.push(`cut: ${name(element)}`)
        if (getComputedStyle(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1 && element.clientWidth < 40) {
            faults.push(`hardly seen: ${name(element)}`)
        }
    }
    // By their tops, so that only neighbours are compared.
    seen.sort((one, other) => one.top - other.top)
    const covers = document.querySelector(".side:not([hidden])")
    const isOver = covers && getComputedStyle(covers).position === "fixed"
    seen.forEach((one, index) => {
        for (let next = index + 1; next < seen.length && seen[next].top < one.bottom - 3; next += 1) {
            const other = seen[next]
            const isMeant = one.element.parentElement === other.element.parentElement && [one, other].every(({ element }) => getComputedStyle(element).display === "inline")
                || one.element.contains(other.element) || other.element.contains(one.element)
                || one.element.matches(".newest") || other.element.matches(".newest") || one.element.closest(".json") && other.element.closest(".json")
                || isOver && covers.contains(one.element) !== covers.contains(other.element)
            if (!isMeant && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2) faults.push(`${name(one.element)} on ${name(other.element)}`)
        }
    })
    return [...new Set(faults)].slice(0, 20) }"""


def faults(tab, scrollers=".pages__list"):
    """Returns the visible layout faults. `scrollers`: a selector for elements that may scroll sideways."""
    return tab.evaluate(FAULTS, scrollers)
