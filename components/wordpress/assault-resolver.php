<?php
/**
 * Plugin Name: Assault resolver
 * Description: Assaults of Epic: Armageddon and Warhammer 40,000 on your pages: a block and a shortcode, for authors too.
 * Version: 0.2.0
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * License: MIT
 *
 * [assault show="orks-storm-ruins"], [assault element="odds" show="4 assault v 6 boyz"]
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const ASSAULT_RESOLVER_ELEMENTS = [ 'resolver', 'odds', 'statechart', 'lesson', 'lists' ];

/**
 * What the element of that name shows, as attributes: something bundled by its id, a link of Share, units in words, two
 * lists. An address of a scenario is none of these: no author can make readers ask another server.
 */
function assault_resolver_attributes( $element, $show ) {
	if ( 'odds' === $element && ! preg_match( '/^#?play=/', $show ) ) {
		return '' === $show ? [] : [ 'match' => $show ];
	}
	if ( preg_match( '/^#?(play=[\w.-]+)$/', $show, $link ) ) {
		return 'lesson' === $element || 'lists' === $element ? [] : [ 'scenario' => '#' . $link[1] ];
	}
	if ( preg_match( '#^([\w-]+)/([\w-]+)$#', $show, $two ) ) {
		if ( 'lists' === $element ) {
			return [ 'attacker' => $two[1], 'defender' => $two[2] ];
		}
		if ( 'lesson' === $element ) {
			return [ 'lesson' => $two[1], 'moment' => $two[2] ];
		}
		return [ 'ruleset' => $two[1], 'scenario' => $two[2] ];
	}
	if ( ! preg_match( '/^[\w-]+$/', $show ) || 'lists' === $element ) {
		return [];
	}
	return [ 'lesson' === $element ? 'lesson' : 'scenario' => $show ];
}

function assault_resolver_html( $given ) {
	$given   = shortcode_atts( [ 'element' => 'resolver', 'show' => '' ], $given, 'assault' );
	$element = in_array( $given['element'], ASSAULT_RESOLVER_ELEMENTS, true ) ? $given['element'] : 'resolver';
	$tag     = "assault-$element";
	$said    = '';
	foreach ( assault_resolver_attributes( $element, trim( (string) $given['show'] ) ) as $name => $value ) {
		$said .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	wp_enqueue_script( $tag, plugins_url( "embed/$tag.js", __FILE__ ), [], null, true );
	return "<$tag$said></$tag>";
}

add_shortcode( 'assault', 'assault_resolver_html' );

add_action( 'init', function () {
	$needs = [ 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components' ];
	wp_register_script( 'assault-resolver-block', plugins_url( 'block.js', __FILE__ ), $needs, '0.2.0', true );
	register_block_type( 'assault-resolver/assault', [
		'api_version'     => 3,
		'editor_script'   => 'assault-resolver-block',
		'render_callback' => 'assault_resolver_html',
		'attributes'      => [
			'element' => [ 'type' => 'string', 'default' => 'resolver' ],
			'show'    => [ 'type' => 'string', 'default' => '' ],
		],
	] );
} );
