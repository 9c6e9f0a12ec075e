"""HTML that misleads whoever looks for its head: pages kept because they are odd, and pages made by a seed."""

CORPUS = [
    b"", b" ", b"\n\n\t\x0c", b"<", b"<!", b"<!-", b"<!--", b"<!-->", b"<!--->", b"<!-- a --!>", b"<!doctype", b"<!DOCTYPE html", b"<h", b"<head", b"<head ",
    b"<head a='", b'<head a="', b"<head a=>", b"<head/>", b"<head / >", b"<head\x00>", b"<\x00head>", b"</head>", b"</", b"<?", b"<?xml?>", b"<? a > b ?>",
    b"\xef\xbb\xbf<!doctype html><head>", b"\xef\xbb", b"\xfe\xff\x00<\x00h", b"\xff\xfe<\x00h\x00", b"\xef\xbb\xbf\xef\xbb\xbf<head>", b"\x00<head>",
    b"<!doctype html><html><head></head><body></body></html>", b"<!doctype html><html lang='>'><head data-x=\">\">x", b"<!-- <head> --><head>",
    b"<!-- -- > <head> --><html><head>", b"<!--x--!><head><!--y-->", b"<![CDATA[<head>]]><head>", b"<!doctype html [<!ENTITY a '>'>]><html><head>",
    b"<html><html><head><head>", b"<HTML><HeAd>", b"<html\x0chead><head\x0c>", b"<html/><head/>", b"<html a=b/><head>", b"<html =><head =a>", b"<html ='><head>'>",
    b"<body><head>", b"<header><head>", b"<heads><head>", b"<head-x>", b"<script><head></script>", b"<title><head></title>", b"<plaintext><head>",
    b"<template><head></template>", b"<svg><head>", b"<math><mi><head>", b"<noscript><head>", b"<frameset><frame src=x></frameset>", b"<xmp><head>",
    b'<head><script src="/viaduct/adapter.js"></script>', b'<head><!-- <script src="/viaduct/adapter.js"></script> -->',
    b'<head><script src="/viaduct/adapter.js" data-viaduct-key="k"></script>', b"<head><textarea><script src=/viaduct/adapter.js></script>",
    b'<head><script src="/viaduct/adapter.js', b"<head><script src='/viaduct/adapter.js?v=1#x'>", b"<script src=\"/viaduct/adapter.js\"></script><head>",
    b"<head><meta http-equiv=Content-Security-Policy content=\"script-src 'nonce-abc'\">", b"<head><meta charset=utf-16>", b"<head><base href=//evil.test>",
    b"<head>\xff\xfe\xfd\xc0\x80\xed\xa0\x80", b"\x80<head>", b"<h\xc3\xa9ad><head>", b"<head \xf0\x9f\x98\x80='\xff'>", b"<!--\xff--><head>",
    b"<!--" + b"-" * 3000 + b"><head>", b"<!--" + b"<head>" * 3000 + b"--><head>", b"<" * 5000, b"<!---" * 2000, b"<html " + b"a" * 70_000 + b"><head>",
    b" " * 200_000 + b"<head>", b"<!--" + b"x" * 300_000, b"<html a='" + b">" * 270_000 + b"'><head>", b"<head>" + b"y" * 500_000,
]

TYPES = ["text/html", "text/html; charset=utf-8", "text/html;charset=windows-1252", "application/xhtml+xml", "TEXT/HTML ; x=y", None]

PARTS = [
    b"<", b">", b"/", b"=", b"'", b'"', b"!", b"?", b"-", b"--", b"[", b"]", b" ", b"\n", b"\x0c", b"\x00", b"\xff", b"\xef\xbb\xbf", b"\xc3\xa9", b"a", b"head", b"<head",
    b"<head>", b"<HEAD ", b"<html", b"<html>", b"</html>", b"<body>", b"<!doctype html>", b"<!DOCTYPE ", b"<!--", b"-->", b"--!>", b"<!-->", b"<?xml", b"?>",
    b"<![CDATA[", b"]]>", b"<script", b"<script>", b"</script>", b"<title>", b"</title>", b"<textarea>", b"<plaintext>", b"<template>", b"<svg>", b"<noscript>",
    b' src="/viaduct/adapter.js"', b"/viaduct/adapter.js", b'<script src="/viaduct/adapter.js"></script>', b"<meta http-equiv=content-security-policy content=",
    b"\"script-src 'nonce-x'\"", b" data-x='>'", b' data-y=">"', b"text", b"x" * 5000,
]


def page(random):
    """Makes a page: parts of tags in any order, mostly after a beginning that browsers know."""
    beginning = random.choice([b"", b"", b"<!doctype html>", b"<!doctype html><html>", b"<html><head>", b"\xef\xbb\xbf", b"<?xml version='1.0'?><html>"])
    return beginning + b"".join(random.choices(PARTS, k=random.randrange(1, 40)))


def cut(random, page):
    """Cuts a page into pieces at random places, in any bytes: few, or around its beginning one by one."""
    limit = random.choice([1, 2, 5, 30, 4000])
    places = sorted(random.sample(range(1, max(2, min(len(page), 5000))), k=min(limit, 20, max(0, min(len(page), 5000) - 1))))
    if limit == 1:
        places = list(range(1, min(len(page), 24)))
    return [page[start:end] for start, end in zip([0, *places], [*places, len(page)])]
